import { useQueryClient } from '@tanstack/react-query';
import { invoke, releaseFile } from '#renderer/kit/data/bridge.ts';
import { failureNotice, noticeOf, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import { byLoginFile, type Community, type ValidationType } from '#shared/resources/communities/index.ts';
import { type RefusedLoginFile, rememberRefused } from './refused-login-file.ts';

type Before = Pick<Community, 'validationType' | 'domains' | 'securityFiles'> | null;

/** The mode of a new community whose file was refused: requests wait, where the automatic mode would let all in. */
const MANUAL = 1;

/** The mode to put back where a file was refused; null where the community had a file, or the mode already. */
export function formerMode(before: Before, saved: ValidationType): ValidationType | null {
  if (saved !== byLoginFile || (before !== null && before.securityFiles.length > 0)) return null;
  const former = before === null ? MANUAL : (before.validationType ?? MANUAL);
  return former === byLoginFile ? null : former;
}

/** The form sends the first file of a community; another one is sent where its page says what it replaces. */
const fileSent = { context: 'communitySecurities', name: 'created' } as const;

/** Sending the login file of a community that is saved (docs/screens/03-communities.md §4, the order of saving). */
export function useLoginFileSave() {
  const client = useQueryClient();
  const notify = useNotify();
  const remember = (id: number, refused: RefusedLoginFile | null) => rememberRefused(client, id, refused);
  const readAgain = (id: number) =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.item('communities', id) }),
      client.invalidateQueries({ queryKey: keys.lists('communities') }),
    ]);

  const upload = async (id: number, selection: FileSelection): Promise<AppError | null> => {
    try {
      await invoke('communities.uploadSecurityFile', { communityId: id, selectionId: selection.selectionId });
    } catch (thrown) {
      const error = toAppError(thrown);
      notify(saidInPlace(failureNotice(fileSent, error)));
      return error;
    }
    notify(noticeOf(fileSent, 'success'));
    return null;
  };

  return {
    /** Sends the file. False when it was refused: kept for a retry, and the former mode put back. Never throws. */
    send: async (id: number, selection: FileSelection, before: Before, saved: ValidationType): Promise<boolean> => {
      const error = await upload(id, selection);
      if (error === null) {
        remember(id, null);
        return true;
      }
      const former = formerMode(before, saved);
      let stuck: AppError | null = null;
      if (former !== null) {
        // The domains of the former mode were taken away with it.
        const changes = { validationType: former, domains: before?.domains ?? [] };
        stuck = await changeRecord('communities', id, changes).then(() => null, toAppError);
      }
      remember(id, { selection, error, putBack: stuck === null ? former : null, stuck });
      return false;
    },
    /** Sends a refused file again, and sets the mode for login files again if it was reset. */
    retry: async (id: number, refused: RefusedLoginFile): Promise<void> => {
      const error = await upload(id, refused.selection);
      if (error !== null) {
        remember(id, { ...refused, error });
        return;
      }
      remember(id, null);
      if (refused.putBack !== null) {
        const updated = { context: 'communities', name: 'updated' } as const;
        try {
          await changeRecord('communities', id, { validationType: byLoginFile, domains: [] });
          notify(noticeOf(updated, 'success'));
        } catch (thrown) {
          notify(failureNotice(updated, toAppError(thrown)));
        }
      }
      await readAgain(id);
    },
    /** Gives up a refused file. */
    forget: (id: number, { selection }: RefusedLoginFile) => {
      remember(id, null);
      releaseFile(selection);
    },
  };
}
