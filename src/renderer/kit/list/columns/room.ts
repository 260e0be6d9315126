import { type RefObject, useLayoutEffect, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { Sort } from '#shared/resources/define.ts';
import type { ListColumn } from '../definition.ts';

/** Pixels beside the columns: the checkboxes and a scrollbar. */
const BESIDE = 44 + 16;

/**
 * The columns of a list that nobody arranged: those for which there is room. The ones of the highest priority leave
 * first; the first one and those by which the list is sorted stay.
 * @param room pixels; unknown where nothing is laid out
 */
export function fittingColumns<R extends BaseRow>(
  columns: readonly ListColumn<R>[],
  room: number | null,
  sort: readonly Sort[],
): readonly ListColumn<R>[] {
  const isSorted = (column: ListColumn<R>) => sort.some(({ field }) => field === column.sort);
  const byDefault = columns.filter((column, place) => place === 0 || !column.isOptional || isSorted(column));
  if (room === null) return byDefault;
  const leaving = byDefault
    .filter((column, place) => place > 0 && column.priority !== undefined && !isSorted(column))
    .sort((one, other) => Number(other.priority) - Number(one.priority));
  const gone = new Set<ListColumn<R>>();
  let width = byDefault.reduce((sum, column) => sum + column.width, BESIDE);
  for (const column of leaving) {
    if (width <= room) break;
    gone.add(column);
    width -= column.width;
  }
  return byDefault.filter((column) => !gone.has(column));
}

/** The width of an element in pixels, live; null until it is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setWidth(current.clientWidth === 0 ? null : current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return width;
}
