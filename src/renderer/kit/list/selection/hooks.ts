import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pageShare, Selection, type SelectionSummary } from './selection.ts';

const nothing = () => () => {};

/** Whether one row is chosen; draws again only when that row changes. Without a selection: never. */
export function useIsSelected(selection: Selection | null, id: number | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) => (selection === null || id === null ? nothing() : selection.subscribeTo(id, listener)),
    [selection, id],
  );
  const get = useCallback(() => selection !== null && id !== null && selection.has(id), [selection, id]);
  return useSyncExternalStore(subscribe, get);
}

const empty: SelectionSummary = { count: 0, isQuery: false };

/** How many are chosen; draws again at each change. */
export const useSelectionSummary = (selection: Pick<Selection, 'subscribe' | 'summary'> | null): SelectionSummary =>
  useSyncExternalStore(selection?.subscribe ?? nothing, selection?.summary ?? (() => empty));

/** State of the box in the header; draws again only when it changes. */
export const usePageShare = (selection: Selection): 'all' | 'some' | 'none' =>
  useSyncExternalStore(selection.subscribe, () => pageShare(selection));

export interface ListSelection<R extends { id: number }> {
  selection: Selection<R>;
  /** Another filter let the selection go, and it was not empty: to be said. */
  wasCleared: boolean;
}

/**
 * The selection of a list. What was chosen under other filters is let go, for it can no longer be seen whole;
 * `filters` is any text that tells two sets of filters apart.
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
