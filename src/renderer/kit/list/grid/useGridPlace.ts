import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { ScrollPosition } from '../scroll-position.ts';

interface Options {
  grid: RefObject<HTMLElement | null>;
  /** What the rows are: another page, order or filter is another one. */
  rowsKey: string;
  /** Where the person was before, when this is the way back. */
  before: ScrollPosition | undefined;
  /** Whether the row of that place is still there. */
  hasRow: boolean;
  /** The row and column that the keyboard is on. */
  active: Pick<ScrollPosition, 'rowId' | 'column'> | null;
  /** Whether there was a cell to take the focus. */
  focusActive: () => boolean;
  onLeave: (place: ScrollPosition) => void;
}

/**
 * Scrolls to the top when the rows become others, and takes a person who comes back to where they were. Gives the name
 * under which the router would put the grid's scroll back: a new one for other rows, so that it has nothing to put back.
 */
export function useGridPlace({ grid, rowsKey, before, hasRow, active, focusActive, onLeave }: Options): string {
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
  // After the title of the page, which takes the focus on every way to a page; whoever went on from there keeps it. A long
  // list draws its rows once it knows its own height, so that the row may come with a later drawing.
  useEffect(() => {
    if (!isArriving.current) return;
    const isFree = document.activeElement?.matches('body, h1') ?? true;
    isArriving.current = isFree && !focusActive();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name for other rows.
  return useMemo(() => `rows-${crypto.randomUUID()}`, [rowsKey]);
}
