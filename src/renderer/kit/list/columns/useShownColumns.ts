import {
  type Column,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListColumn } from '../definition.ts';
import type { ArrangedColumn } from './layout.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** Widths in pixels of the list's own columns around those of the definition; 0 for an absent one. */
export interface OuterColumns {
  /** Before the first column: checkboxes. */
  leading: number;
  /** After the last one: preview and menu. */
  trailing: number;
}

export interface ShownColumns<R extends BaseRow> {
  /** From the left, the pinned one first. */
  columns: readonly ListColumn<R>[];
  /** CSS grid template; `sized` is the width being dragged. */
  templateOf: (sized?: { id: string; width: number }) => string;
  /** Width in pixels below which the list scrolls horizontally. */
  minWidth: number;
}

const noRows: never[] = [];

/**
 * Computes which columns are visible, in which order and how wide. A column with a width set by the user keeps it; the
 * others are at least as wide as defined, and share the remaining space in proportion. The first one is sticky.
 */
export function useShownColumns<R extends BaseRow>(
  arranged: readonly ArrangedColumn<R>[],
  { leading, trailing }: OuterColumns,
): ShownColumns<R> {
  const model = useMemo(
    () => ({
      columns: arranged.map(({ column: { id, width } }) => ({ id, size: width })),
      state: {
        columnVisibility: Object.fromEntries(arranged.map(({ column, isShown }) => [column.id, isShown])),
        columnOrder: arranged.map(({ column }) => column.id),
        columnPinning: { start: arranged.slice(0, 1).map(({ column }) => column.id), end: [] },
        columnSizing: Object.fromEntries(
          arranged.flatMap(({ column, width }) => (width === undefined ? [] : [[column.id, width]])),
        ),
      },
    }),
    [arranged],
  );
  // Rows are drawn from the page itself: the table knows columns alone.
  const table = useTable({ features, data: noRows, ...model });
  const leaves: Column<typeof features, never>[] = table.getVisibleLeafColumns();

  return useMemo(() => {
    const byId = new Map(arranged.map((entry) => [entry.column.id, entry]));
    const sizes = leaves.map((leaf) => ({
      id: leaf.id,
      size: leaf.getSize(),
      isSelected: byId.get(leaf.id)?.width !== undefined,
    }));
    return {
      columns: leaves.flatMap(({ id }) => byId.get(id)?.column ?? []),
      templateOf: (sized) => {
        const now = sizes.map((one) => (one.id === sized?.id ? { ...one, size: sized.width, isSelected: true } : one));
        const hasSpare = now.some(({ isSelected }) => !isSelected);
        const tracks = now.map(({ size, isSelected }, place) => {
          if (!isSelected) return `minmax(${size}px, ${size}fr)`;
          // When every width was set by the user, the last column takes the remaining space: the menu stays at the
          // edge.
          return hasSpare || place < now.length - 1 ? `${size}px` : `minmax(${size}px, 1fr)`;
        });
        return [...outer(leading), ...tracks, ...outer(trailing)].join(' ');
      },
      minWidth: sizes.reduce((sum, { size }) => sum + size, leading + trailing),
    };
  }, [arranged, leaves, leading, trailing]);
}

const outer = (width: number): string[] => (width === 0 ? [] : [`${width}px`]);
