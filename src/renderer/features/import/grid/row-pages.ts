import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import type { ImportRow, ImportRows, RowFilter } from '#shared/ipc/import-rows.ts';

/** Which lines of which check are listed. */
export interface RowList {
  checkId: string;
  filter: RowFilter;
  /** A text that a cell contains; empty for no search. */
  search: string;
}

/** Lines that are read at once. */
export const rowsPerPage = 15;

/** Milliseconds for which the lines of a page out of sight are kept. */
const KEPT = 30_000;

const pageOptions = ({ checkId, filter, search }: RowList, page: number) =>
  queryOptions({
    queryKey: ['import', checkId, 'rows', page, JSON.stringify([filter, search])] as const,
    queryFn: ({ signal }) =>
      read('import.rows', { checkId, filter, search, offset: page * rowsPerPage, limit: rowsPerPage }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
  });

/**
 * The lines of one page of a list. While another check of the same list is read, those of the check before stay on the
 * screen.
 */
export function useRowPage(list: RowList, page: number) {
  const options = pageOptions(list, page);
  const [, , , , sameList] = options.queryKey;
  return useQuery({
    ...options,
    placeholderData: (before: ImportRows | undefined, query) => (query?.queryKey[4] === sameList ? before : undefined),
  });
}

/** Returns functions that find the line at a position of a list. */
export function useRowAt(list: RowList) {
  const client: QueryClient = useQueryClient();
  return {
    /** The line, where it is in memory. */
    known: (index: number): ImportRow | undefined =>
      client.getQueryData(pageOptions(list, Math.floor(index / rowsPerPage)).queryKey)?.rows[index % rowsPerPage],
    /** Reads the line. */
    read: async (index: number): Promise<ImportRow | undefined> =>
      (await client.fetchQuery(pageOptions(list, Math.floor(index / rowsPerPage)))).rows[index % rowsPerPage],
  };
}
