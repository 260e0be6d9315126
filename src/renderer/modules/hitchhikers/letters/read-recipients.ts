import { isDeleted } from '#renderer/features/people/DeletedBar.tsx';
import { type InvokeOptions, read } from '#renderer/kit/data/bridge.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { toAppError } from '#shared/failure.ts';
import { type Recipient, recipientOf } from './recipients.ts';

/** People whom letters are for. */
export interface FoundPeople {
  people: readonly { id: number; name: string }[];
  /** There are more of them than letters are printed at once. */
  hasMore?: boolean;
  /** How many of them could not be read, and are not among them. */
  unreadable?: number;
}

/** Finds whom letters are for. @throws AppFailure, also when `signal` aborts */
export type FindPeople = (options: Required<Pick<InvokeOptions, 'signal' | 'onProgress'>>) => Promise<FoundPeople>;

export interface ReadRecipients extends Omit<FoundPeople, 'people'> {
  recipients: readonly Recipient[];
  /** Names of those whose record is no longer there. */
  gone: readonly string[];
}

/**
 * Finds people, then reads the record of each, one by one: a row of the list lacks the postal address
 * (docs/platform/a-auth-users.md §5). @throws AppFailure, also when `signal` aborts
 */
export async function readRecipients(
  find: FindPeople,
  { signal = new AbortController().signal, onProgress = () => {} }: InvokeOptions,
): Promise<ReadRecipients> {
  const { people, ...found } = await find({ signal, onProgress });
  const recipients: Recipient[] = [];
  const gone: string[] = [];
  for (const [index, { id, name }] of people.entries()) {
    onProgress({ phase: 'read', done: index, total: people.length });
    try {
      const user = await read('users.get', { id }, { signal });
      if (isDeleted(user)) gone.push(name);
      else recipients.push(recipientOf(user, today()));
    } catch (thrown) {
      if (toAppError(thrown).kind !== 'notFound') throw thrown;
      gone.push(name);
    }
  }
  return { recipients, gone, ...found };
}
