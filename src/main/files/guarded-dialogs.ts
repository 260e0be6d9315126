import { AppFailure } from '#shared/failure.ts';
import type { DecidingSession } from '../ipc/access.ts';
import type { Dialogs } from '../ports.ts';

/** Opens a system dialog for the signed-in person. */
export type AskInDialog = <T>(open: () => Promise<T>) => Promise<T>;

/**
 * Dialogs of the signed-in person: one at a time, so that a page that was taken over cannot pile them up, and without
 * effect once the window is locked or the session has ended. Whoever answers then is not known to be the person.
 * @returns a function that opens one; it throws AppFailure `refused`/`count` while another one is open, and `idle`
 */
export function oneDialog(session: DecidingSession): AskInDialog {
  let isOpen = false;
  return async (open) => {
    if (isOpen) throw new AppFailure({ kind: 'refused', limit: 'count', platformText: 'dialog' });
    isOpen = true;
    try {
      const answer = await open();
      if (session.isLocked === true || session.state.status === 'signedOut') throw new AppFailure({ kind: 'idle' });
      return answer;
    } finally {
      isOpen = false;
    }
  };
}

/** The dialogs of files, opened by `ask`. */
export const guardedDialogs = (dialogs: Dialogs, ask: AskInDialog): Dialogs => ({
  chooseFile: (purpose) => ask(() => dialogs.chooseFile(purpose)),
  chooseSavePath: (suggestedName) => ask(() => dialogs.chooseSavePath(suggestedName)),
});
