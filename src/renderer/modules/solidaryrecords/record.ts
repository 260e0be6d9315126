import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '#renderer/kit/data/queries.ts';
import { useListRow } from '#renderer/kit/data/useRecord.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { readRecord } from './read-record.ts';

/**
 * The one place where the screens hold a record. Reading it re-runs the matching and may notify volunteers, so its
 * query is never enabled: only `read` asks for it (docs/screens/07-solidary-records.md §0). Its keys are apart from
 * those of the resource, so that refreshing lists does not read it either.
 */
const recordQuery = (id: number) =>
  queryOptions<RecordItem>({
    queryKey: ['solidaryrecord', id, 'item'],
    queryFn: () => readRecord(id),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A copy is compared by its identity: sharing structure would walk through every solution and diary entry.
    structuralSharing: false,
  });

const rowKey = (id: number) => ['solidaryrecord', id, 'row'] as const;

/** A record as the screens know it. */
export interface KnownRecord {
  /** The last good copy; null before the first good reading. */
  record: RecordItem | null;
  /** What a list or the answer of a write said of it; it may be newer than `record`. */
  row: SolidaryRecordRow | null;
  /** When `record` was read, milliseconds since 1970; 0 where it never was. */
  readAt: number;
  /** Why the last reading failed; null when it did not. */
  failure: AppError | null;
  isReading: boolean;
  /** Reads it now; one that is under way is waited for. Never to be called without a command of the person. */
  read: () => Promise<void>;
}

/** Returns what is known of a record, live; it reads nothing by itself. */
export function useSolidaryRecord(id: number): KnownRecord {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(recordQuery(id));
  const listed = useListRow('solidaryrecords', id);
  const { data: written } = useQuery<SolidaryRecordRow>({
    queryKey: rowKey(id),
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: () => Promise.reject(new Error('rows are set, not read')),
  });
  return {
    record: data ?? null,
    row: written ?? listed ?? null,
    readAt: dataUpdatedAt,
    failure: error === null ? null : toAppError(error),
    isReading: isFetching,
    read: async () => {
      await refetch({ cancelRefetch: false });
    },
  };
}

/** Holds what a write answered, or what another page knows; null values change nothing. */
export function setRecord(
  client: QueryClient,
  id: number,
  { record, row }: { record?: RecordItem | null; row?: SolidaryRecordRow | null },
): void {
  if (record) client.setQueryData(recordQuery(id).queryKey, record);
  if (row) client.setQueryData(rowKey(id), row);
}

/** Takes the answer of a write: the record shows it at once, and lists are read again when they are next seen. */
export function useTakeWritten(id: number): (result: RecordWriteResult) => void {
  const client = useQueryClient();
  return (result) => {
    setRecord(client, id, result);
    void client.invalidateQueries({ queryKey: keys.lists('solidaryrecords') });
  };
}
