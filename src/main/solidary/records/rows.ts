import type { WireParams } from '#shared/resources/define.ts';
import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import type { KnownState } from '#shared/resources/solidaryrecords/known-state.ts';
import type { PlatformClient } from '../../api/client.ts';
import { isFailure, unsent } from '../../api/errors.ts';

/** Rows of namesakes that are read, newest first. */
const MAX_ROWS = 100;

export interface ListedRecord {
  /** The row of the record; null where the list has none. */
  row: SolidaryRecordRow | null;
  /** The newest record of the same person that is newer than this one, which has left the list: null otherwise. */
  newest: SolidaryRecordRow | null;
}

/**
 * Looks for a record in the list, by the names of its person: reading the list has no effect on the platform
 * (docs/screens/07-solidary-records.md §5.4).
 * @returns null for a person without a name, whose records cannot be looked for
 * @throws AppFailure
 */
export async function findListed(
  client: Pick<PlatformClient, 'list'>,
  id: number,
  { userId, givenName, familyName }: Pick<KnownState, 'userId' | 'givenName' | 'familyName'>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ListedRecord | null> {
  if (!givenName && !familyName) return null;
  const params: WireParams = [
    ['page', '1'],
    ['perPage', String(MAX_ROWS)],
    ['order[id]', 'desc'],
    ...(familyName ? [['familyName', familyName] as const] : []),
    ...(givenName ? [['givenName', givenName] as const] : []),
  ];
  const right = solidaryRecords.permissions.list;
  const { members } = await client.list(solidaryRecords.path, params, { signal, right });
  const rows = members.flatMap((member) => solidaryRecords.row.safeParse(member).data ?? []);
  const row = rows.find((one) => one.id === id) ?? null;
  const own = rows.filter((one) => userId !== null && one.userId === userId && one.id > id);
  return { row, newest: row === null ? (own.toSorted((a, b) => b.id - a.id)[0] ?? null) : null };
}

/**
 * Looks for a record in the list before it is written. Without the right to the list, or where that fails, the write is
 * what was asked for.
 * @returns null where nothing is known of it
 * @throws AppFailure where the platform cannot be reached, as of a write that was not sent
 */
export async function findBeforeWrite(...look: Parameters<typeof findListed>): Promise<ListedRecord | null> {
  try {
    return await findListed(...look);
  } catch (thrown) {
    if (isFailure(thrown, 'denied', 'notFound', 'server', 'invalid')) return null;
    return unsent(thrown);
  }
}
