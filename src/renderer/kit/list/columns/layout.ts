import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { type ColumnLayout, columnWidths } from '#shared/lists.ts';
import type { ListColumn } from '../definition.ts';

/** A column and how the person wants it. */
export interface ArrangedColumn<R extends BaseRow> {
  column: ListColumn<R>;
  isShown: boolean;
  /** Pixels that the person chose. */
  width?: number;
}

/**
 * All columns in the person's order. The first of the definition stays first and shown; a column that the layout does
 * not know (a newer version brought it) comes last, as the definition has it; one that is gone is forgotten.
 */
export function arrange<R extends BaseRow>(
  all: readonly ListColumn<R>[],
  layout: ColumnLayout | undefined,
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
  const added = others
    .filter(({ id }) => !known.has(id))
    .map((column) => ({ column, isShown: column.isOptional !== true }));
  return [{ column: first, isShown: true, ...widthOf(first.id) }, ...placed, ...added];
}

export const layoutOf = <R extends BaseRow>(columns: readonly ArrangedColumn<R>[]): ColumnLayout =>
  columns.map(({ column: { id }, isShown, width }) => ({ id, isShown, ...(width !== undefined && { width }) }));

/** The layout with a column at another place; the first place is the pinned column's, which stays. */
export function moveColumn(layout: ColumnLayout, id: string, place: number): ColumnLayout {
  const from = layout.findIndex((column) => column.id === id);
  const moved = layout[from];
  if (moved === undefined || from === 0) return layout;
  const target = Math.min(Math.max(place, 1), layout.length - 1);
  return layout.toSpliced(from, 1).toSpliced(target, 0, moved);
}

/** The layout with a column one place to the left (-1) or right (1) among those that show. */
export function stepColumn(layout: ColumnLayout, id: string, step: 1 | -1): ColumnLayout {
  const from = layout.findIndex((column) => column.id === id);
  for (let place = from + step; place > 0 && place < layout.length; place += step) {
    if (layout[place]?.isShown === true) return moveColumn(layout, id, place);
  }
  return layout;
}

export const showColumn = (layout: ColumnLayout, id: string, isShown: boolean): ColumnLayout =>
  layout.map((column, place) => (column.id === id && place > 0 ? { ...column, isShown } : column));

/** The layout with a width in pixels, held within what a column may have; null gives it back to the list. */
export const sizeColumn = (layout: ColumnLayout, id: string, width: number | null): ColumnLayout =>
  layout.map((column) => {
    if (column.id !== id) return column;
    const { width: _before, ...others } = column;
    return width === null ? others : { ...others, width: heldWidth(width) };
  });

export const heldWidth = (width: number): number =>
  Math.min(Math.max(Math.round(width), columnWidths.min), columnWidths.max);

export const isSameLayout = (one: ColumnLayout, other: ColumnLayout): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
