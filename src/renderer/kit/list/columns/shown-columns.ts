import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListColumn } from '../definition.ts';
import type { ArrangedColumn } from './layout.ts';

/** The list's own columns around those of the definition. */
export interface OuterColumns {
  /** Pixels before the first column: checkboxes; 0 without. */
  leading: number;
  /** Whether one without width comes last: the buttons of a row float over its end. */
  hasTrailing: boolean;
}

export interface ShownColumns<R extends BaseRow> {
  /** From the left, the pinned one first. */
  columns: readonly ListColumn<R>[];
  /** CSS grid template; `sized` is the width being dragged. */
  templateOf: (sized?: { id: string; width: number }) => string;
  /** CSS length below which the list scrolls horizontally. */
  minWidth: string;
}

/** Pixels of 1em in the cells. */
export const EM = 14;
/** What stands around the text of a cell, in em. */
const AROUND = 1.2;

interface Size {
  id: string;
  /** CSS length. */
  size: string;
  /** Share of the remaining space; undefined for a width that the user set. */
  share?: number;
}

/** The width of a column by the size of its text; one of digits is as wide as they are in any font. */
function sizeOf({ width, digits }: Pick<ListColumn, 'width' | 'digits'>): string {
  const em = `${Math.round((width / EM) * 100) / 100}em`;
  return digits === undefined ? em : `max(${em}, calc(${digits}ch + ${AROUND}em))`;
}

/**
 * Computes which columns are visible, in which order and how wide. A column with a width set by the user keeps it; the
 * others are at least as wide as defined, and share the remaining space in proportion. The first one is sticky.
 */
export function shownColumns<R extends BaseRow>(
  arranged: readonly ArrangedColumn<R>[],
  { leading, hasTrailing }: OuterColumns,
): ShownColumns<R> {
  const shown = arranged.filter(({ isShown }) => isShown);
  const sizes = shown.map(
    ({ column, width }): Size =>
      width === undefined
        ? { id: column.id, size: sizeOf(column), share: column.width }
        : { id: column.id, size: `${width}px` },
  );
  const before = leading === 0 ? [] : [`${leading}px`];
  const after = hasTrailing ? ['0px'] : [];
  return {
    columns: shown.map(({ column }) => column),
    templateOf: (sized) => {
      const now = sizes.map((one): Size => (one.id === sized?.id ? { id: one.id, size: `${sized.width}px` } : one));
      const hasSpare = now.some(({ share }) => share !== undefined);
      const tracks = now.map(({ size, share }, place) => {
        if (share !== undefined) return `minmax(${size}, ${share}fr)`;
        // When every width was set by the user, the last column takes the remaining space.
        return hasSpare || place < now.length - 1 ? size : `minmax(${size}, 1fr)`;
      });
      return [...before, ...tracks, ...after].join(' ');
    },
    minWidth: `calc(${[`${leading}px`, ...sizes.map(({ size }) => size)].join(' + ')})`,
  };
}
