import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { type ColumnLayout, columnWidths } from '#shared/lists.ts';
import type { ListColumn } from '../definition.ts';

/** A column and the user's settings for it. */
export interface ArrangedColumn<R extends BaseRow> {
  column: ListColumn<R>;
  isShown: boolean;
  /** Width in pixels, set by the user. */
  width?: number;
}

/**
 * Returns all columns in the user's order. The definition's first column stays first and visible; a column unknown to
 * the layout (new in this version) comes last, shown if it fits; columns that no longer exist are dropped.
 */
export function arrange<R extends BaseRow>(
  all: readonly ListColumn<R>[],
  layout: ColumnLayout | undefined,
  isFitting: (column: ListColumn<R>) => boolean = ({ isOptional }) => isOptional !== true,
): ArrangedColumn<R>[] {
  const [first, ...others] = all;
  if (first === undefined) return [];
  const byId = new Map(others.map((column) => [column.id, column]));
  const known = new Map((layout ?? []).map((choice) => [choice.id, choice]));
  const widthOf = (id: string) => {
    const width = known.get(id)?.width;
    return width === undefined ? {} : { width };
  };
  const placed = [...known.values()].flatMap(({ id, isShown }) => {
    const column = byId.get(id);
    return column === undefined ? [] : [{ column, isShown, ...widthOf(id) }];
  });
  const added = others.filter(({ id }) => !known.has(id)).map((column) => ({ column, isShown: isFitting(column) }));
  return [{ column: first, isShown: true, ...widthOf(first.id) }, ...placed, ...added];
}

export const layoutOf = <R extends BaseRow>(columns: readonly ArrangedColumn<R>[]): ColumnLayout =>
  columns.map(({ column: { id }, isShown, width }) => ({ id, isShown, ...(width !== undefined && { width }) }));

/** Moves a column to another position; the first position stays with the pinned column. */
export function moveColumn(layout: ColumnLayout, id: string, place: number): ColumnLayout {
  const from = layout.findIndex((column) => column.id === id);
  const moved = layout[from];
  if (moved === undefined || from === 0) return layout;
  const target = Math.min(Math.max(place, 1), layout.length - 1);
  return layout.toSpliced(from, 1).toSpliced(target, 0, moved);
}

/** Moves a column by one position to the left (-1) or right (1) among the visible ones. */
export function stepColumn(layout: ColumnLayout, id: string, step: 1 | -1): ColumnLayout {
  const from = layout.findIndex((column) => column.id === id);
  for (let place = from + step; place > 0 && place < layout.length; place += step) {
    if (layout[place]?.isShown === true) return moveColumn(layout, id, place);
  }
  return layout;
}

export const showColumn = (layout: ColumnLayout, id: string, isShown: boolean): ColumnLayout =>
  layout.map((column, place) => (column.id === id && place > 0 ? { ...column, isShown } : column));

/** Sets a width in pixels, clamped to the allowed range; null resets it. */
export const sizeColumn = (layout: ColumnLayout, id: string, width: number | null): ColumnLayout =>
  layout.map((column) => {
    if (column.id !== id) return column;
    const { width: _before, ...others } = column;
    return width === null ? others : { ...others, width: clampedWidth(width) };
  });

export const clampedWidth = (width: number): number =>
  Math.min(Math.max(Math.round(width), columnWidths.min), columnWidths.max);

export const isSameLayout = (one: ColumnLayout, other: ColumnLayout): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
