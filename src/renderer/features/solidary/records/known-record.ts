import { type QueryClient, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { findRow } from '#renderer/kit/data/find-row.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useListedRow } from '#renderer/kit/data/useRecord.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { isNewer } from '#shared/resources/solidaryrecords/newer.ts';
import type { SentRecord } from '#shared/resources/solidaryrecords/write/sent.ts';
import { rememberPlaces } from '../volunteer-places.ts';
import { rememberTrip } from './known-trips.ts';
import { isOfPlatform, readLastCopy, readRecord } from './read-record.ts';

const forever = Number.POSITIVE_INFINITY;

/** Records that are kept: as many as one goes back to. */
export const MOST_RECORDS = 20;

/** The records that were received, the last one at the end. */
const received = new WeakMap<QueryClient, readonly number[]>();

/**
 * Notes that a record was received, and forgets those received before the last ones: a record holds every solution and
 * diary entry. What was forgotten is read again by the next visit; choices and drafts have a place of their own.
 */
function keepLast(client: QueryClient, id: number): void {
  const ids = [...(received.get(client) ?? []).filter((one) => one !== id), id];
  const isOnScreen = (one: number) =>
    (client
      .getQueryCache()
      .find({ queryKey: recordQuery(one).queryKey })
      ?.getObserversCount() ?? 0) > 0;
  const forgotten = ids
    .filter((one) => one !== id && !isOnScreen(one))
    .slice(0, Math.max(0, ids.length - MOST_RECORDS));
  for (const one of forgotten) {
    for (const { queryKey } of [recordQuery(one), writtenRowQuery(one)])
      client.removeQueries({ queryKey, exact: true });
  }
  received.set(
    client,
    ids.filter((one) => !forgotten.includes(one)),
  );
}

/** Keeps what other screens ask of records, which is never read for them. */
function remember(client: QueryClient, record: RecordItem): void {
  rememberPlaces(client, record);
  rememberTrip(client, record);
}

/**
 * The cache of records for all screens. Reading it re-runs the matching and may notify volunteers, so its query is
 * never enabled: only `read` asks for it (docs/screens/07-solidary-records.md §0). Its keys are apart from those of the
 * resource, so that refreshing lists does not read it either.
 */
const recordQuery = (id: number) =>
  queryOptions<RecordItem>({
    queryKey: ['solidaryrecord', id, 'item'],
    queryFn: async ({ client }) => {
      const record = await readRecord(id);
      remember(client, record);
      keepLast(client, id);
      return record;
    },
    enabled: false,
    staleTime: forever,
    gcTime: forever,
    retry: false,
    // A copy is compared by its identity: sharing structure would walk through every solution and diary entry.
    structuralSharing: false,
  });

/** The row that the answer of a write gave; it is set, never read. */
const writtenRowQuery = (id: number) =>
  queryOptions<SolidaryRecordRow | null>({
    queryKey: ['solidaryrecord', id, 'row'],
    queryFn: () => null,
    enabled: false,
    gcTime: forever,
  });

/** A record as the screens know it. */
export interface KnownRecord {
  /** The last good copy; null before the first good reading. */
  record: RecordItem | null;
  /** The row from a list or from the answer of a write; it may be newer than `record`. */
  row: SolidaryRecordRow | null;
  /** The content that this computer sent for a record that was never read; null for none. */
  sent: SentRecord | null;
  /** When `record` was read, milliseconds since 1970; 0 where it never was. */
  readAt: number;
  /** Why the last reading failed; null when it did not. */
  failure: AppError | null;
  /** When that was, milliseconds since 1970; 0 where none did. */
  failedAt: number;
  /**
   * Whether the last reading gave the record; false also before the first one. Where the platform cannot read it,
   * solutions and messages are read-only (docs/screens/07-solidary-records.md §5.4).
   */
  isReadable: boolean;
  isReading: boolean;
  /** A copy or a row is being looked for in place of a record that cannot be read. */
  isLooking: boolean;
  /**
   * Reads it now; one that is under way is waited for. Never to be called without a command of the person.
   * @returns whether the record was read
   */
  read: () => Promise<boolean>;
}

/**
 * Returns the records among some that were read and are still known, by their number, and follows their changes. None is
 * read.
 */
export const useKnownRecords = (ids: readonly number[]): ReadonlyMap<number, RecordItem> =>
  useQueries({
    queries: ids.map(recordQuery),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data] as const]))),
  });

/** The numbers of the records that are known, those received last at the end. */
export const knownRecordIds = (client: QueryClient): readonly number[] => received.get(client) ?? [];

/** Reads a record that is not known yet. Never to be called without a command of the person. @throws AppFailure */
export const readOnce = (client: QueryClient, id: number): Promise<RecordItem> => client.fetchQuery(recordQuery(id));

/** Props of a part of a record's page (docs/screens/07-solidary-records.md §2). */
export interface RecordPartProps extends Pick<KnownRecord, 'record' | 'row' | 'isReadable'> {
  id: number;
  /** The record could not be read: only its row is available, unless it is read again. */
  isRowAll?: boolean;
}

/** Returns the known record and follows its changes. It does not read the record by itself. */
export function useSolidaryRecord(id: number): KnownRecord {
  const can = useCan();
  const { data, error, dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = useQuery(recordQuery(id));
  const listed = useListedRow('solidaryrecords', id) ?? null;
  const { data: written = null, dataUpdatedAt: writtenAt } = useQuery(writtenRowQuery(id));
  const failure = error === null ? null : toAppError(error);
  const isUnreadable = failure !== null && isOfPlatform(failure);
  const lacksRecord = isUnreadable && data === undefined;

  const copy = useQuery({
    queryKey: ['solidaryrecord', id, 'copy'],
    queryFn: () => readLastCopy(id),
    enabled: lacksRecord,
    staleTime: forever,
  });
  const known = newerOf(written && { row: written, receivedAt: writtenAt }, listed);
  const found = useQuery({
    queryKey: ['solidaryrecord', id, 'found'],
    queryFn: ({ signal }) => findRow('solidaryrecords', id, signal),
    enabled: lacksRecord && known === null && can('solidary_list'),
    staleTime: forever,
    refetchOnWindowFocus: false,
  });
  return {
    record: data ?? copy.data?.record ?? null,
    row: known ?? found.data ?? null,
    sent: copy.data?.sent ?? null,
    readAt: dataUpdatedAt || (copy.data?.readAt ?? 0),
    failure,
    failedAt: failure === null ? 0 : errorUpdatedAt,
    isReadable: data !== undefined && !isUnreadable,
    isReading: isFetching,
    isLooking: copy.isFetching || found.isFetching,
    read: async () => (await refetch({ cancelRefetch: false })).isSuccess,
  };
}

interface ReceivedRow {
  row: SolidaryRecordRow;
  receivedAt: number;
}

/**
 * Returns the row with the later action, otherwise the one received last: the answer of a list requested before a write
 * may arrive after it, and changes without an action only show in a later list.
 */
function newerOf(one: ReceivedRow | null, other: ReceivedRow | null): SolidaryRecordRow | null {
  if (one === null || other === null) return (one ?? other)?.row ?? null;
  if (isNewer(one.row, other.row)) return one.row;
  return isNewer(other.row, one.row) || other.receivedAt > one.receivedAt ? other.row : one.row;
}

/** Stores the answer of a write, or data of another page; null values change nothing. */
export function setRecord(
  client: QueryClient,
  id: number,
  { record, row }: { record?: RecordItem | null; row?: SolidaryRecordRow | null },
): void {
  if (record) {
    remember(client, record);
    client.setQueryData(recordQuery(id).queryKey, record);
    keepLast(client, id);
  }
  if (row) client.setQueryData(writtenRowQuery(id).queryKey, row);
}

/**
 * Refreshes the lists of records and of beneficiaries after a write. The data of a record itself is read by its page.
 */
export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.lists('solidaryrecords') });
  void client.invalidateQueries({ queryKey: keys.resource('solidarybeneficiaries') });
}
