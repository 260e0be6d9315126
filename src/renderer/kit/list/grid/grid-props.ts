import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { Density } from '#shared/lists.ts';
import type { Sort } from '#shared/resources/define.ts';
import type { ArrangedColumn } from '../columns/layout.ts';
import type { ListColumn } from '../definition.ts';
import type { ScrollPosition } from '../scroll-position.ts';
import type { ListSlots } from '../slots.ts';
import type { Entry } from './entries.ts';

/** Where the menu of a row opens: beside an element, or at the pointer. */
export type MenuAnchor = HTMLElement | { x: number; y: number };

/** The place from which the menu of a row was opened. */
export interface RowPlace<R extends BaseRow> {
  /** Returns the focus to the row. */
  restoreFocus: () => void;
  /** The cell; null for one that belongs to no column. */
  cell: { column: ListColumn<R>; element: HTMLElement } | null;
}

export interface GridProps<R extends BaseRow> extends Pick<ListSlots<R>, 'leading' | 'onKey' | 'onLeadingClick'> {
  label: string;
  columns: readonly ArrangedColumn<R>[];
  density: Density;
  entries: readonly Entry<R>[];
  /** Identifies the page, sort and filters of the rows. */
  rowsKey: string;
  /** Scroll position to restore, on the way back. */
  before: ScrollPosition | undefined;
  /** Called on unmount with the current position. */
  onLeave: (place: ScrollPosition) => void;
  /** Number of rows over all pages. */
  total: number;
  /** Number of rows on the previous pages. */
  skipped: number;
  sort: readonly Sort[];
  isBusy: boolean;
  hasMenu: boolean;
  /** The row that the preview shows. */
  currentId: number | null;
  hrefOf: (row: R) => string | undefined;
  labelOf: (row: R) => string;
  onSort: (column: ListColumn<R>, isAdditive: boolean) => void;
  onOpen: (row: R) => void;
  onEdit?: (row: R) => void;
  /** Whether a row has a form that the user may open. */
  canEdit?: (row: R) => boolean;
  /** The focus came to a row. */
  onActive?: (row: R) => void;
  /** Called when the user asks for a row's page in another window. */
  onCopyLink: (row: R) => void;
  /** Absent for a list without preview. */
  onPreview?: (row: R) => void;
  onMenu: (row: R, anchor: MenuAnchor, place: RowPlace<R>) => void;
  /** Opens the editor of a cell; false where it has none. */
  onEditCell?: (row: R, column: ListColumn<R>, cell: HTMLElement, restoreFocus: () => void) => boolean;
  /** Called with the width in pixels that the user gave to a column. */
  onWidth: (id: string, width: number) => void;
  /** Moves a column by one position to the left or right. */
  onMove: (id: string, step: 1 | -1) => void;
}
