import { MENU_WIDTH } from '../columns.ts';

interface Place {
  /** From 0; -1 is the header, which is always in sight. */
  row: number;
  column: number;
  columnCount: number;
  hasMenu: boolean;
  /** Pixels of a row, and of the header. */
  rowHeight: number;
}

/**
 * Scrolls a cell into sight, no further than needed: clear of the header above, of the first column before and of the
 * row menus after it, which stay over the others.
 */
export function revealCell(grid: HTMLElement, cell: HTMLElement, place: Place): void {
  const { row, column, columnCount, hasMenu, rowHeight } = place;
  if (row >= 0) {
    const top = row * rowHeight;
    // The header takes the first row of the window, so the last row ends two heights after its top.
    grid.scrollTop = within(grid.scrollTop, top + 2 * rowHeight - grid.clientHeight, top);
  }
  const isPinned = column === 0 || (hasMenu && column === columnCount - 1);
  const pinned = grid.querySelector<HTMLElement>('[data-row="-1"] [data-column="0"]');
  if (isPinned || pinned === null) return;
  const start = cell.offsetLeft - pinned.offsetWidth;
  const end = cell.offsetLeft + cell.offsetWidth - grid.clientWidth + (hasMenu ? MENU_WIDTH : 0);
  grid.scrollLeft = within(grid.scrollLeft, end, start);
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
