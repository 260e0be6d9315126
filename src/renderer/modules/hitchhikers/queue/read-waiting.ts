import { read } from '#renderer/kit/data/bridge.ts';
import { personNameOf } from '#shared/full-name.ts';
import { maxLetters } from '#shared/max-items.ts';
import type { WorkedQueue } from '#shared/resources/hitchhikers/queues.ts';
import type { FindPeople } from '../letters/read-recipients.ts';
import type { LetterFlag } from '../letters/recipients.ts';
import { requestFor } from './useHitchhikerQueue.ts';

interface Waiting {
  queue: WorkedQueue;
  /** The flag of those who no longer wait. */
  flag: LetterFlag;
  /** How many wait, as far as is known. */
  expected: number;
  /** Ids of those who do not wait, whatever the list says. */
  except: ReadonlySet<number>;
}

/**
 * Finds those who wait in a queue, page by page, whatever of it is on screen: the first `maxLetters` of them. Those with
 * the flag come last: reading ends at the first of them.
 */
export const findWaiting =
  ({ queue, flag, expected, except }: Waiting): FindPeople =>
  async ({ signal, onProgress }) => {
    const total = Math.min(expected, maxLetters);
    const people = new Map<number, string>();
    const seen = new Set<number>();
    let unreadable = 0;
    for (let page = 1; ; page += 1) {
      onProgress({ phase: 'resolve', done: Math.min(people.size, total), total });
      const request = requestFor(queue, page);
      const answer = await read('hitchhikers.list', request, { signal });
      const before = seen.size;
      const waiting = answer.rows.filter((user) => user[flag] !== true);
      for (const { id } of answer.rows) seen.add(id);
      for (const user of waiting) if (!except.has(user.id)) people.set(user.id, personNameOf(user));
      unreadable += answer.unreadable.length;
      const hasEnded = waiting.length < answer.rows.length || page * request.perPage >= answer.total;
      // A page that brings nothing new would be read for ever.
      if (hasEnded || people.size > maxLetters || seen.size === before) break;
    }
    const named = [...people].map(([id, name]) => ({ id, name }));
    return { people: named.slice(0, maxLetters), hasMore: named.length > maxLetters, unreadable };
  };
