/** What stays over the rows of a grid, in pixels, and how high they are. */
export interface Around {
  rowHeight: number;
  /** Of the line of titles, always in sight. */
  titleHeight: number;
  /** Of the column before the first one, which stays in sight with it; 0 without. */
  leading: number;
  /** Of the buttons at the end of each row, which stay over the columns; 0 without. */
  trailing: number;
}

/** Scrolls a row into sight, no further than needed: clear of the titles. `row` counts from 0; less is the titles. */
export function revealRow(grid: HTMLElement, row: number, { rowHeight, titleHeight }: Around): void {
  if (row < 0) return;
  const top = row * rowHeight;
  // The titles take the first line of the window.
  grid.scrollTop = within(grid.scrollTop, titleHeight + top + rowHeight - grid.clientHeight, top);
}

/** Scrolls a cell that moves sideways into sight: clear of the columns that stay before it and after it. */
export function revealCell(grid: HTMLElement, cell: HTMLElement, { leading, trailing }: Around): void {
  const pinned = grid.querySelector<HTMLElement>('[data-row="-1"] [data-pinned]');
  if (pinned === null) return;
  const start = cell.offsetLeft - leading - pinned.offsetWidth;
  const end = cell.offsetLeft + cell.offsetWidth - grid.clientWidth + trailing;
  grid.scrollLeft = within(grid.scrollLeft, end, start);
}

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
