import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { conflict } from '#shared/failure.ts';
import { wholeList } from '#shared/resources/solidary/local.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/** Records as one reading of the whole list found them. */
export interface ReadRecords {
  rows: SolidaryRecordRow[];
  /** Rows that arrived and could not be read. */
  unreadable: number;
}

/** @throws AppFailure; `conflict`/`tooManyRows` for a longer list */
async function readAll(signal: AbortSignal): Promise<ReadRecords> {
  const found = new Map<number, SolidaryRecordRow>();
  const { perPage, maxRows } = wholeList;
  let unreadable = 0;
  for (let page = 1; ; page += 1) {
    const request = { page, perPage, sort: [{ field: 'id' as const, direction: 'asc' as const }], filters: {} };
    const answer = await read('solidaryrecords.list', request, { signal });
    if (answer.total > maxRows) throw conflict('tooManyRows', { count: answer.total });
    for (const row of answer.rows) found.set(row.id, row);
    unreadable += answer.unreadable.length;
    if (page * perPage >= answer.total) return { rows: [...found.values()], unreadable };
  }
}

/**
 * The records of every structure of the person, closed ones included, 2,000 at most. Read when it is wanted, and then
 * on demand alone.
 */
export const useRecords = (isWanted: boolean): UseQueryResult<ReadRecords> =>
  useQuery({
    queryKey: [...keys.resource('solidaryrecords'), 'figures'],
    queryFn: ({ signal }) => readAll(signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
