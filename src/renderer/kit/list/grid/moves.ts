/** A cell of the grid; row -1 is the header. */
export interface Cell {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Number of rows visible at a time. */
  visibleRows: number;
}

interface Key {
  key: string;
  hasCtrl: boolean;
}

const HEADER = -1;

/** Returns the cell that a key moves to; null for a key that does not move. */
export function moveFrom({ row, column }: Cell, { key, hasCtrl }: Key, size: GridSize): Cell | null {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const to = (nextRow: number, nextColumn: number): Cell => ({
    row: Math.min(Math.max(nextRow, HEADER), lastRow),
    column: Math.min(Math.max(nextColumn, 0), lastColumn),
  });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'Home':
      return hasCtrl ? to(0, 0) : to(row, 0);
    case 'End':
      return hasCtrl ? to(lastRow, lastColumn) : to(row, lastColumn);
    case 'PageDown':
      return to(row + size.visibleRows, column);
    case 'PageUp':
      return to(Math.max(row - size.visibleRows, 0), column);
    default:
      return null;
  }
}
