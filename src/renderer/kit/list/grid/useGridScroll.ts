import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { ScrollPosition } from '../scroll-position.ts';

interface GridScrollOptions {
  grid: RefObject<HTMLElement | null>;
  /** Identifies the page, sort and filters of the rows. */
  rowsKey: string;
  /** Scroll position to restore, on the way back. */
  before: ScrollPosition | undefined;
  /** Whether the row of that position still exists. */
  hasRow: boolean;
  /** The row and column of the active cell. */
  active: Pick<ScrollPosition, 'rowId' | 'column'> | null;
  /** Focuses the active cell; returns whether there was one. */
  focusActive: () => boolean;
  onLeave: (place: ScrollPosition) => void;
}

/**
 * Scrolls to the top when the rows change, and restores the position on the way back. Returns the name under which the
 * router would restore the grid's scroll position: a new one for other rows, so that it restores nothing.
 */
export function useGridScroll({
  grid,
  rowsKey,
  before,
  hasRow,
  active,
  focusActive,
  onLeave,
}: GridScrollOptions): string {
  const shown = useRef(rowsKey);
  useLayoutEffect(() => {
    if (shown.current === rowsKey) return;
    shown.current = rowsKey;
    if (grid.current !== null) grid.current.scrollTop = 0;
  }, [grid, rowsKey]);

  const leave = useEffectEvent((element: HTMLElement) => {
    const { scrollTop, scrollLeft } = element;
    if (active !== null) onLeave({ ...active, scrollTop, scrollLeft });
  });
  const arrive = useEffectEvent((element: HTMLElement) => {
    if (before === undefined) return;
    element.scrollTop = before.scrollTop;
    element.scrollLeft = before.scrollLeft;
  });
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    arrive(element);
    return () => leave(element);
  }, [grid]);

  const isArriving = useRef(before !== undefined && hasRow);
  // After the page title, which takes the focus at every navigation; a focus that was moved since stays. A long list
  // renders its rows once it knows its height, so that the row may come with a later render.
  useEffect(() => {
    if (!isArriving.current) return;
    const isFree = document.activeElement?.matches('body, h1') ?? true;
    isArriving.current = isFree && !focusActive();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name for other rows.
  return useMemo(() => `rows-${crypto.randomUUID()}`, [rowsKey]);
}
