import { isDeleted } from '#renderer/features/people/DeletedBar.tsx';
import { type InvokeOptions, read } from '#renderer/kit/data/bridge.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { toAppError } from '#shared/failure.ts';
import { type Recipient, recipientOf } from './recipients.ts';

export interface ReadRecipients {
  recipients: readonly Recipient[];
  /** Names of those whose record is no longer there. */
  gone: readonly string[];
}

/**
 * Reads the record of each person, one by one: a row of the list lacks the postal address
 * (docs/platform/a-auth-users.md §5). @throws AppFailure, also when `signal` aborts
 */
export async function readRecipients(
  people: readonly { id: number; name: string }[],
  { signal, onProgress }: InvokeOptions,
): Promise<ReadRecipients> {
  const recipients: Recipient[] = [];
  const gone: string[] = [];
  for (const [index, { id, name }] of people.entries()) {
    onProgress?.({ phase: 'read', done: index, total: people.length });
    try {
      const user = await read('users.get', { id }, signal === undefined ? {} : { signal });
      if (isDeleted(user)) gone.push(name);
      else recipients.push(recipientOf(user, today()));
    } catch (thrown) {
      if (toAppError(thrown).kind !== 'notFound') throw thrown;
      gone.push(name);
    }
  }
  return { recipients, gone };
}
