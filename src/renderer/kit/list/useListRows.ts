import { useMemo, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { ListPage } from '#shared/resources/define.ts';
import { type Entry, entriesOf } from './grid/entries.ts';
import type { ListPageState } from './useListPage.ts';

/** The rows of a list as they are on screen, until others arrive. */
export interface LoadedRows<R extends BaseRow> {
  /** Undefined before the first answer. */
  data: ListPage<R> | undefined;
  error: AppError | null;
  /** Rows that could be decoded; the same array while they are the same. */
  rows: readonly R[];
  entries: readonly Entry<R>[];
  /** Number of rows over all pages; 0 while it is unknown. */
  total: number;
  /** Identifies the page, sort and filters of the rows on screen. */
  key: string;
  /** The rows on screen are those of the previous query, or are being refreshed. */
  isBusy: boolean;
  changed: TotalChange;
}

const noRows: readonly never[] = [];

/** Returns the rows of the last answer, and whether they belong to the current query. */
export function useListRows<R extends BaseRow>({
  query,
  list,
  isRefreshing,
}: Pick<ListPageState<R>, 'query' | 'list' | 'isRefreshing'>): LoadedRows<R> {
  const { data, isPlaceholderData } = list;
  // Until the new rows arrive, the rows of the previous query are on screen.
  const request = JSON.stringify(query);
  const [key, setKey] = useState(request);
  if (!isPlaceholderData && key !== request) setKey(request);
  const entries = useMemo(() => (data === undefined ? [] : entriesOf(data)), [data]);
  return {
    data,
    error: list.error === null ? null : toAppError(list.error),
    rows: data?.rows ?? noRows,
    entries,
    total: data?.total ?? 0,
    key,
    isBusy: isPlaceholderData || isRefreshing,
    changed: useTotalChange(request, isPlaceholderData ? undefined : data?.total),
  };
}

export interface TotalChange {
  /** Number of rows added; negative when rows are gone. */
  change: number;
  /** Resets the change to 0. */
  dismiss: () => void;
}

/**
 * Returns how many rows a refresh added (negative: removed) since the list was first shown; 0 when nothing changed or
 * after `dismiss`. Another list, filter, sort or page starts anew.
 * @param key identifies the list
 * @param total its total; undefined while it is unknown
 */
function useTotalChange(key: string, total: number | undefined): TotalChange {
  const [seen, setSeen] = useState<{ key: string; total: number } | null>(null);
  // During render and not in an effect: the change of the previous list must not show beside this one's rows.
  if (total !== undefined && seen?.key !== key) setSeen({ key, total });
  const change = total === undefined || seen?.key !== key ? 0 : total - seen.total;
  const dismiss = () => {
    if (total !== undefined) setSeen({ key, total });
  };
  return { change, dismiss };
}
