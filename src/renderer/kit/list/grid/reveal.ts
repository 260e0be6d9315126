/** Sizes in pixels of the sticky parts and rows of a grid. */
export interface Around {
  rowHeight: number;
  /** Of the sticky header. */
  titleHeight: number;
  /** Of the sticky column before the first one; 0 without. */
  leading: number;
  /** Of the sticky buttons at the end of each row; 0 without. */
  trailing: number;
}

/** Scrolls a row into view below the header, as little as needed. `row` counts from 0; less is the header. */
export function revealRow(grid: HTMLElement, row: number, { rowHeight, titleHeight }: Around): void {
  if (row < 0) return;
  const top = row * rowHeight;
  // The header takes the first line of the viewport.
  grid.scrollTop = within(grid.scrollTop, titleHeight + top + rowHeight - grid.clientHeight, top);
}

/** Scrolls a cell into view horizontally, between the sticky columns. */
export function revealCell(grid: HTMLElement, cell: HTMLElement, { leading, trailing }: Around): void {
  const pinned = grid.querySelector<HTMLElement>('[data-row="-1"] [data-pinned]');
  if (pinned === null) return;
  const start = cell.offsetLeft - leading - pinned.offsetWidth;
  const end = cell.offsetLeft + cell.offsetWidth - grid.clientWidth + trailing;
  grid.scrollLeft = within(grid.scrollLeft, end, start);
}

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
