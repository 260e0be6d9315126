import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
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

/** Pages whose lines are held: many times those in sight. */
const MAX_SHOWN = 50;

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

/** Finds the line at a position of a list. */
export interface RowFinder {
  /**
   * The line, where it is on the screen: while another check is read, that of the check before, so that what is typed
   * meanwhile is not lost.
   */
  known: (index: number) => ImportRow | undefined;
  /** Reads the line. */
  read: (index: number) => Promise<ImportRow | undefined>;
  /** Takes the lines that a page shows. */
  show: (page: number, rows: readonly ImportRow[]) => void;
}

export function useRowFinder(list: RowList): RowFinder {
  const client: QueryClient = useQueryClient();
  const shown = useRef(new Map<string, readonly ImportRow[]>());
  const { checkId, filter, search } = list;
  const name = JSON.stringify([filter, search]);
  return useMemo(() => {
    const keyOf = (page: number) => `${page} ${name}`;
    const optionsOf = (index: number) => pageOptions({ checkId, filter, search }, Math.floor(index / rowsPerPage));
    return {
      known: (index) => {
        const read = client.getQueryData(optionsOf(index).queryKey)?.rows;
        return (read ?? shown.current.get(keyOf(Math.floor(index / rowsPerPage))))?.[index % rowsPerPage];
      },
      read: async (index) => (await client.fetchQuery(optionsOf(index))).rows[index % rowsPerPage],
      show: (page, rows) => {
        // Those in sight are the last ones.
        if (shown.current.size >= MAX_SHOWN) shown.current.clear();
        shown.current.set(keyOf(page), rows);
      },
    };
  }, [client, checkId, filter, search, name]);
}
