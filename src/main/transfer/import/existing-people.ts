import { z } from 'zod';
import { fullNameOf } from '#shared/full-name.ts';
import type { PlatformClient } from '../../api/client.ts';
import { unreadable } from '../../api/errors.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { SentRecord } from './answer.ts';
import { columnOf } from './answer.ts';

/** Maximum e-mails looked up in parallel (docs/screens/02-users-hitchhikers.md §8). */
const AT_A_TIME = 4;

/** A line whose record already exists on the platform. */
export interface ExistingRecord {
  line: number;
  id: number;
  name: string;
}

const person = z.object({
  id: z.int(),
  givenName: z.string().nullish(),
  familyName: z.string().nullish(),
  shortFamilyName: z.string().nullish(),
});

/**
 * Finds the accounts that already have the e-mails of records, in file order. One call per record.
 * @throws AppFailure
 */
export async function findExistingPeople(
  client: Pick<PlatformClient, 'list'>,
  records: readonly SentRecord[],
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ExistingRecord[]> {
  const email = columnOf('users', 'email');
  const found: ExistingRecord[] = [];
  for (let at = 0; at < records.length; at += AT_A_TIME) {
    const searches = records.slice(at, at + AT_A_TIME).map(async ({ values, line }) => {
      const address = values[email] ?? '';
      const { members } = await client.list('admin/users/email', [['email', address]], { signal, right: 'user_list' });
      if (members.length === 0) return [];
      const { data } = person.safeParse(members[0]);
      if (data === undefined) throw unreadable(200);
      const name = fullNameOf({ givenName: data.givenName, familyName: data.familyName ?? data.shortFamilyName });
      return [{ line, id: data.id, name: name || address }];
    });
    for (const one of await Promise.all(searches)) found.push(...one);
    progress({ phase: 'read', done: Math.min(at + AT_A_TIME, records.length), total: records.length });
  }
  return found;
}
