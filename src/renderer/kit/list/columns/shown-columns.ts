import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListColumn } from '../definition.ts';
import type { ArrangedColumn } from './layout.ts';

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

/**
 * Computes which columns are visible, in which order and how wide. A column with a width set by the user keeps it; the
 * others are at least as wide as defined, and share the remaining space in proportion. The first one is sticky.
 */
export function shownColumns<R extends BaseRow>(
  arranged: readonly ArrangedColumn<R>[],
  { leading, trailing }: OuterColumns,
): ShownColumns<R> {
  const shown = arranged.filter(({ isShown }) => isShown);
  const sizes = shown.map(({ column, width }) => ({
    id: column.id,
    size: width ?? column.width,
    isSized: width !== undefined,
  }));
  return {
    columns: shown.map(({ column }) => column),
    templateOf: (sized) => {
      const now = sizes.map((one) => (one.id === sized?.id ? { ...one, size: sized.width, isSized: true } : one));
      const hasSpare = now.some(({ isSized }) => !isSized);
      const tracks = now.map(({ size, isSized }, place) => {
        if (!isSized) return `minmax(${size}px, ${size}fr)`;
        // When every width was set by the user, the last column takes the remaining space: the menu stays at the edge.
        return hasSpare || place < now.length - 1 ? `${size}px` : `minmax(${size}px, 1fr)`;
      });
      return [...outer(leading), ...tracks, ...outer(trailing)].join(' ');
    },
    minWidth: sizes.reduce((sum, { size }) => sum + size, leading + trailing),
  };
}

const outer = (width: number): string[] => (width === 0 ? [] : [`${width}px`]);
