import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/** Rows read at once, and at most (docs/screens/07-solidary-records.md §9). */
export const perPage = 500;
export const mostRows = 2000;

const openRecordsKey = [...keys.lists('solidaryrecords'), 'open'] as const;

export interface OpenRecords {
  /** By departure, the earliest first. */
  rows: readonly SolidaryRecordRow[];
  /** Open records at the platform. */
  total: number;
  /** Rows that cannot be read. */
  unreadable: number;
}

async function readRows(signal: AbortSignal): Promise<OpenRecords> {
  const found = new Map<number, SolidaryRecordRow>();
  let unreadable = 0;
  for (let page = 1; ; page += 1) {
    const answer = await read(
      'solidaryrecords.list',
      { page, perPage, sort: [{ field: 'fromDate', direction: 'asc' }], filters: { progression: 100 } },
      { signal },
    );
    for (const row of answer.rows) found.set(row.id, row);
    unreadable += answer.unreadable.length;
    const isLast = page * perPage >= Math.min(answer.total, mostRows);
    if (isLast) return { rows: [...found.values()], total: answer.total, unreadable };
  }
}

/**
 * Reads the rows of the open records, by pages, for the home page, the board and the planner. They are rows of the list: no record
 * is read. A failure keeps the rows that are there.
 */
export const useOpenRecords = ({ isWanted = true } = {}): UseQueryResult<OpenRecords> =>
  useQuery({
    queryKey: openRecordsKey,
    queryFn: ({ signal }) => readRows(signal),
    enabled: isWanted,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** The beneficiary of an open record by its number, from rows read for another block: no call is made for a name. */
export function useOpenRecordNames(): (id: number) => string | undefined {
  const { data } = useQuery<OpenRecords>({ queryKey: openRecordsKey, enabled: false });
  return (id) => {
    const row = data?.rows.find((one) => one.id === id);
    return row && personNameOf(row);
  };
}

/** Reads the open records again, where a screen shows them. */
export const refreshOpenRecords = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey: openRecordsKey, type: 'active' });

/** Returns a function that puts a row in the place of the former one, until the rows are read again. */
export function useChangeOpenRow(): (row: SolidaryRecordRow) => void {
  const client = useQueryClient();
  return (row) =>
    client.setQueryData<OpenRecords>(openRecordsKey, (open) =>
      open === undefined
        ? open
        : { ...open, rows: open.rows.map((one) => (one.id === row.id ? row : one)).filter(isBelowTheEnd) },
    );
}

const isBelowTheEnd = ({ progression }: SolidaryRecordRow): boolean => progression < 100;
