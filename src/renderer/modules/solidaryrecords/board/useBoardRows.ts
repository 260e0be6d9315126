import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WriteResult } from '#renderer/features/record-actions/calls.ts';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';

/** Rows read at once, and at most (docs/screens/07-solidary-records.md §9). */
export const perPage = 500;
export const mostRows = 2000;

const boardKey = [...keys.lists('solidaryrecords'), 'board'] as const;

export interface BoardRows {
  rows: readonly SolidaryRecordRow[];
  /** Open records at the platform. */
  total: number;
  /** Rows that cannot be read. */
  unreadable: number;
}

async function readRows(signal: AbortSignal): Promise<BoardRows> {
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
 * Reads the rows of the open records, by pages, for the board. They are rows of the list: no record is read. A failure
 * keeps the rows that are there.
 */
export const useBoardRows = (): UseQueryResult<BoardRows> =>
  useQuery({
    queryKey: boardKey,
    queryFn: ({ signal }) => readRows(signal),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/**
 * Returns a function that puts a card into the column it was moved to, until the rows are read again.
 * @returns the row as it is now
 */
export function useMovedRow(): (row: SolidaryRecordRow, result: WriteResult) => SolidaryRecordRow {
  const client = useQueryClient();
  return (row, { record, row: read }) => {
    const known = record ?? read ?? row;
    const now = { ...row, ...knownStateOf(known) };
    client.setQueryData<BoardRows>(boardKey, (board) =>
      board === undefined
        ? board
        : { ...board, rows: board.rows.map((one) => (one.id === row.id ? now : one)).filter(isOpen) },
    );
    return now;
  };
}

const isOpen = ({ progression }: SolidaryRecordRow): boolean => progression < 100;
