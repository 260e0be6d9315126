import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, type GridSize, moveFrom } from './moves.ts';

/** Position of a cell, read from the element that an event came from; null outside the cells. */
export function cellAt(target: EventTarget): Cell | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (row === undefined) return null;
  return { row: Number(row), column: columnAt(target) };
}

/** Column of the cell or title that an element stands in, from 0; the first one outside them. */
export const columnAt = (target: Element): number =>
  Number(target.closest('[aria-colindex]')?.getAttribute('aria-colindex') ?? 1) - 1;

/** Puts the focus on a cell, or on the one control that a title holds: then it is heard as one that can be pressed. */
function focusOn(cell: HTMLElement | null | undefined): boolean {
  const control = cell?.querySelector<HTMLElement>('[data-sort]') ?? cell;
  control?.focus({ preventScroll: true });
  return Boolean(control);
}

interface Options {
  grid: RefObject<HTMLElement | null>;
  size: Pick<GridSize, 'rows' | 'columns'>;
  /** The cell that Tab reaches first; the first one when not said. */
  start?: Cell;
  /** What the rows are: on other rows the keyboard is on the first again. */
  rowsKey: string;
  /** Brings a cell on screen. */
  reveal: (element: HTMLElement, cell: Cell) => void;
  /** Pixels of a row. */
  rowHeight: number;
}

/**
 * One cell of the grid can be reached with Tab; the arrows, Home, End and the page keys move it. The header counts as a
 * row of its own (-1).
 */
export function useGridKeyboard({ grid, size, start = { row: 0, column: 0 }, rowsKey, reveal, rowHeight }: Options) {
  const [chosen, setChosen] = useState<Cell>(start);
  const [shownRows, setShownRows] = useState(rowsKey);
  if (rowsKey !== shownRows) {
    setShownRows(rowsKey);
    if (chosen.row > 0) setChosen({ ...chosen, row: 0 });
  }
  const shouldFocus = useRef(false);
  // A page may be shorter than the one before.
  const active: Cell = {
    row: Math.min(chosen.row, size.rows - 1),
    column: Math.min(chosen.column, size.columns - 1),
  };
  const { row, column } = active;

  const elementOf = ({ row: wantedRow, column: wantedColumn }: Cell) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${wantedRow}"] [aria-colindex="${wantedColumn + 1}"]`) ??
    grid.current?.querySelector<HTMLElement>(`[data-row="${wantedRow}"] [aria-colindex]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell, not the drawing.
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    const cell = elementOf({ row, column });
    focusOn(cell);
    if (cell) reveal(cell, { row, column });
  }, [row, column]);

  const focusActive = () => focusOn(elementOf(active));
  const focusCell = (next: Cell) => {
    if (next.row === row && next.column === column) {
      focusActive();
      return;
    }
    shouldFocus.current = true;
    setChosen(next);
  };

  // A row that goes with its page takes the focus along without a word.
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what may have taken it.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) focusActive();
  }, [rowsKey]);

  return {
    active,
    focusActive,
    focusCell,
    onBlur: () => {
      isInside.current = false;
    },
    onFocus: ({ target }: FocusEvent) => {
      isInside.current = true;
      const cell = cellAt(target);
      if (cell !== null && (cell.row !== row || cell.column !== column)) setChosen(cell);
    },
    /** Whether the key was one that moves. */
    move: (event: KeyboardEvent): boolean => {
      const visibleRows = Math.max(Math.floor((grid.current?.clientHeight ?? 0) / rowHeight) - 2, 1);
      const key = { key: event.key, hasCtrl: event.ctrlKey || event.metaKey };
      const next = moveFrom(active, key, { ...size, visibleRows });
      if (next === null) return false;
      event.preventDefault();
      if (next.row !== row || next.column !== column) focusCell(next);
      return true;
    },
  };
}
