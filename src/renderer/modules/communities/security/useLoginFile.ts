import { useRef, useState } from 'react';
import { adoptDropped, invoke, releaseFile } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { LoginFileCheck } from '#shared/ipc/community-securities.ts';
import type { FileSelection } from '#shared/ipc/files.ts';

interface LoginFileState {
  /** The chosen file; null while there is none. */
  file: FileSelection | null;
  /** The result of its check; null while it runs, and where it failed. */
  check: LoginFileCheck | null;
  /** Why no file could be taken, or why the chosen one could not be checked. */
  error: AppError | null;
  isChecking: boolean;
}

export interface LoginFile extends LoginFileState {
  /** The chosen file, if its check found it ready to be sent. */
  ready: FileSelection | null;
  /** Opens the native dialog. */
  choose: () => Promise<void>;
  /** Takes a dropped file. */
  drop: (file: File) => Promise<void>;
  /** Checks the chosen file again, as it is now. */
  again: () => Promise<void>;
  /** Releases the chosen file. */
  giveUp: () => void;
  /** Forgets a file that was sent: main has released it. */
  sent: () => void;
}

const none: LoginFileState = { file: null, check: null, error: null, isChecking: false };

/** A login file of a community: chosen, then checked in the main process (docs/screens/03-communities.md §6). */
export function useLoginFile(): LoginFile {
  const [state, setState] = useState<LoginFileState>(none);
  /** Only the last choice counts: a slow check of a former one is dropped. */
  const turn = useRef(0);

  const check = async (file: FileSelection) => {
    turn.current += 1;
    const own = turn.current;
    const show = (found: Partial<LoginFileState>) => {
      if (own === turn.current) setState({ ...none, file, ...found });
    };
    show({ isChecking: true });
    try {
      show({ check: await invoke('communities.checkSecurityFile', { selectionId: file.selectionId }) });
    } catch (thrown) {
      show({ error: toAppError(thrown) });
    }
  };
  const take = async (choice: Promise<FileSelection>) => {
    try {
      const chosen = await choice;
      if (state.file !== null) releaseFile(state.file);
      await check(chosen);
    } catch (thrown) {
      const error = toAppError(thrown);
      // The former selection is kept.
      if (error.kind !== 'cancelled') setState((before) => ({ ...before, error }));
    }
  };
  const forget = () => {
    turn.current += 1;
    setState(none);
  };

  return {
    ...state,
    ready: state.check?.outcome === 'ready' ? state.file : null,
    choose: () => take(invoke('files.choose', { purpose: 'logins' })),
    drop: (file) => take(adoptDropped(file, 'logins')),
    again: async () => {
      if (state.file !== null) await check(state.file);
    },
    giveUp: () => {
      if (state.file !== null) releaseFile(state.file);
      forget();
    },
    sent: forget,
  };
}
