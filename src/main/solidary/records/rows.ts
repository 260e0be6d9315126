import type { WireParams } from '#shared/resources/define.ts';
import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import type { KnownState } from '#shared/resources/solidaryrecords/known-state.ts';
import type { PlatformClient } from '../../api/client.ts';
import { isFailure, unsent } from '../../api/errors.ts';
import { readRows } from '../../api/read-rows.ts';

/** Rows of namesakes per request, newest first, and requests at most. */
const PER_PAGE = 500;
const MAX_PAGES = 4;

export interface ListedRecord {
  /** The row of the record; null where the list has none. */
  row: SolidaryRecordRow | null;
  /** The newest record of the same person that is newer than this one, which has left the list: null otherwise. */
  newest: SolidaryRecordRow | null;
}

/**
 * Looks for a record in the list, by the names of its person: reading the list has no effect on the platform
 * (docs/screens/07-solidary-records.md §5.4). Pages are read until it is found, or until older records or the end of
 * the list prove that it is not there.
 * @returns null where that cannot be told: for a person without a name, and behind too many newer records of namesakes
 * @throws AppFailure
 */
export async function findListed(
  client: Pick<PlatformClient, 'list'>,
  id: number,
  { userId, givenName, familyName }: Pick<KnownState, 'userId' | 'givenName' | 'familyName'>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ListedRecord | null> {
  if (!givenName && !familyName) return null;
  const names: WireParams = [
    ...(familyName ? [['familyName', familyName] as const] : []),
    ...(givenName ? [['givenName', givenName] as const] : []),
  ];
  const right = solidaryRecords.permissions.list;
  let newest: SolidaryRecordRow | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const paging = [
      ['page', String(page)],
      ['perPage', String(PER_PAGE)],
      ['order[id]', 'desc'],
    ] as const;
    const { members, total } = await client.list(solidaryRecords.path, [...paging, ...names], { signal, right });
    const { rows } = readRows(members, solidaryRecords.row);
    const row = rows.find((one) => one.id === id);
    if (row !== undefined) return { row, newest: null };
    const own = rows.filter((one) => userId !== null && one.userId === userId && one.id > id);
    newest ??= own.toSorted((a, b) => b.id - a.id)[0] ?? null;
    if (page * PER_PAGE >= total || rows.some((one) => one.id < id)) return { row: null, newest };
  }
  return null;
}

/**
 * Looks for a record in the list before it is written. Without the right to the list, or if reading it fails, the write
 * is sent unchecked.
 * @returns null where nothing is known of it
 * @throws AppFailure where the platform cannot be reached, with `isUnsent`, since the write was not sent
 */
export async function findBeforeWrite(...look: Parameters<typeof findListed>): Promise<ListedRecord | null> {
  try {
    return await findListed(...look);
  } catch (thrown) {
    if (isFailure(thrown, 'denied', 'notFound', 'server', 'invalid')) return null;
    return unsent(thrown);
  }
}
