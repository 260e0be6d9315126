import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pageShare, Selection, type SelectionSummary } from './selection.ts';

const nothing = () => () => {};

/** Whether one row is selected; renders again only when that row changes. Without a selection: false. */
export function useIsSelected(selection: Selection | null, id: number | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) => (selection === null || id === null ? nothing() : selection.subscribeTo(id, listener)),
    [selection, id],
  );
  const get = useCallback(() => selection !== null && id !== null && selection.has(id), [selection, id]);
  return useSyncExternalStore(subscribe, get);
}

const empty: SelectionSummary = { count: 0, isQuery: false };

/** The number of selected rows; renders again at each change. */
export const useSelectionSummary = (selection: Pick<Selection, 'subscribe' | 'summary'> | null): SelectionSummary =>
  useSyncExternalStore(selection?.subscribe ?? nothing, selection?.summary ?? (() => empty));

/** The number of selected rows that are not among the rows on screen; 0 where a whole query is selected. */
export const useHiddenCount = (selection: Selection): number =>
  useSyncExternalStore(selection.subscribe, selection.hiddenCount);

/** State of the checkbox in the header; renders again only when it changes. */
export const usePageShare = (selection: Selection): 'all' | 'some' | 'none' =>
  useSyncExternalStore(selection.subscribe, () => pageShare(selection));

export interface ListSelection<R extends { id: number }> {
  selection: Selection<R>;
  /** A change of filters cleared a selection that was not empty: to be reported. */
  wasCleared: boolean;
}

/**
 * The selection of a list. A change of filters clears it, because it could no longer be seen whole; `filters` is any
 * text that identifies the filters.
 */
export function useListSelection<R extends { id: number }>(filters: string): ListSelection<R> {
  const [selection] = useState(() => new Selection<R>());
  const [wasCleared, setCleared] = useState(false);
  const last = useRef(filters);

  useEffect(() => {
    if (last.current === filters) return;
    last.current = filters;
    setCleared(selection.summary().count > 0);
    selection.clear();
  }, [filters, selection]);

  useEffect(() => selection.subscribe(() => selection.summary().count > 0 && setCleared(false)), [selection]);
  return { selection, wasCleared };
}
