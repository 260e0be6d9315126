import type { ComponentType, KeyboardEvent, ReactNode } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';

/** A column before the first one. Its cells are drawn once and follow a store of their own: a tick redraws no row. */
export interface LeadingColumn<R extends BaseRow> {
  /** Pixels. */
  width: number;
  /** What the title cell holds; elements in it are out of the tab order (the cell is the tab stop). */
  Title: ComponentType;
  Cell: ComponentType<{ row: R }>;
}

/** What can join a list without the list knowing what it is. */
export interface ListSlots<R extends BaseRow> {
  leading?: LeadingColumn<R>;
  /** Above the rows, under the filters. */
  bar?: ReactNode;
  /**
   * A key on a cell, before the grid looks at it; true when it was taken. `row` is undefined on the titles;
   * `isLeading` tells the leading column. The grid's own keys still move the focus when this answers false.
   */
  onKey?: (event: KeyboardEvent, place: ShortcutTarget<R>) => boolean;
  /** A click on a cell of the leading column; `row` undefined on its title. */
  onLeadingClick?: (row: R | undefined, event: { shiftKey: boolean }) => void;
}

export interface ShortcutTarget<R extends BaseRow> {
  row: R | undefined;
  isLeading: boolean;
}
