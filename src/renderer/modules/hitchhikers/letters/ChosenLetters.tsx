import { mostOf } from '#renderer/kit/actions/bulk/ceiling.ts';
import { resolveQuery } from '#renderer/kit/actions/bulk/resolve.ts';
import { namedRows } from '#renderer/kit/actions/bulk/usePrepared.ts';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import { conflict } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';
import { LettersDialog } from './LettersDialog.tsx';
import type { FindPeople } from './read-recipients.ts';

/** Letters and labels for a selection of the list. */
export function ChosenLetters({ action, resource, chosen, nameOf, onClose }: BulkDialogProps<User>) {
  const find: FindPeople = async ({ signal, onProgress }) => {
    if (chosen.kind === 'ids') return { people: namedRows(chosen, nameOf) };
    const { rows, isTooMany, total } = await resolveQuery<User>(resource, chosen.query, {
      except: chosen.except,
      upTo: mostOf(action, true),
      nameOf,
      signal,
      onProgress: (done, of) => onProgress({ phase: 'resolve', done, total: of }),
    });
    // The list may have grown since it was on screen.
    if (isTooMany) throw conflict('listTooLong', { count: total - chosen.except.length });
    return { people: rows };
  };
  return <LettersDialog find={find} onClose={() => void onClose(null)} />;
}
