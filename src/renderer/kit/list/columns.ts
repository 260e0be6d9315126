import {
  type Column,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { BaseRow, ListColumn } from './definition.ts';

const features = tableFeatures({ columnPinningFeature, columnSizingFeature, columnVisibilityFeature });

/** Width of the column of the row menu, in pixels. */
export const MENU_WIDTH = 44;

export interface ShownColumns<R extends BaseRow> {
  /** From the left, the pinned one first. */
  columns: readonly ListColumn<R>[];
  /** CSS grid template: each column at least as wide as it says, spare room shared out in proportion. */
  template: string;
  /** Pixels below which the list scrolls sideways. */
  minWidth: number;
}

const noRows: never[] = [];

/** Which columns show, in which order and how wide: those on by default; the first one stays in sight. */
export function useShownColumns<R extends BaseRow>(all: readonly ListColumn<R>[], hasMenu: boolean): ShownColumns<R> {
  const model = useMemo(
    () => ({
      columns: all.map(({ id, width }) => ({ id, size: width })),
      state: {
        columnVisibility: Object.fromEntries(all.map(({ id, isOptional }) => [id, isOptional !== true])),
        columnPinning: { start: all.slice(0, 1).map(({ id }) => id), end: [] },
      },
    }),
    [all],
  );
  // Rows are drawn from the page itself: the table knows columns alone.
  const table = useTable({ features, data: noRows, ...model });
  const leaves: Column<typeof features, never>[] = table.getVisibleLeafColumns();

  return useMemo(() => {
    const byId = new Map(all.map((column) => [column.id, column]));
    const sizes = leaves.map((leaf) => leaf.getSize());
    return {
      columns: leaves.flatMap(({ id }) => byId.get(id) ?? []),
      template: [...sizes.map((size) => `minmax(${size}px, ${size}fr)`), ...(hasMenu ? [`${MENU_WIDTH}px`] : [])].join(
        ' ',
      ),
      minWidth: sizes.reduce((sum, size) => sum + size, hasMenu ? MENU_WIDTH : 0),
    };
  }, [all, leaves, hasMenu]);
}
