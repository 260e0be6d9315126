import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, type GridSize, moveFrom } from './moves.ts';

/** Returns the position of the cell that an event came from; null outside the cells. */
export function cellAt(target: EventTarget): Cell | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (row === undefined) return null;
  return { row: Number(row), column: columnAt(target) };
}

/** Index of the column that contains an element, from 0; 0 outside the cells. */
export const columnAt = (target: Element): number =>
  Number(target.closest('[aria-colindex]')?.getAttribute('aria-colindex') ?? 1) - 1;

/** Focuses a cell; or the one control of a title, so that it is announced as a button, and the editor of a cell. */
function focusOn(cell: HTMLElement | null | undefined): boolean {
  const control = cell?.querySelector<HTMLElement>('[data-sort], [data-editor]') ?? cell;
  control?.focus({ preventScroll: true });
  return Boolean(control);
}

interface GridKeyboardOptions {
  grid: RefObject<HTMLElement | null>;
  size: Pick<GridSize, 'rows' | 'columns'>;
  /** The initial active cell; the first one by default. */
  start?: Cell;
  /** Identifies the rows: on other rows the first cell becomes active again. */
  rowsKey: string;
  /** Scrolls a cell into view. */
  reveal: (element: HTMLElement, cell: Cell) => void;
  /** Height of a row in pixels. */
  rowHeight: number;
}

/**
 * The roving tabindex of the grid: one cell can be reached with Tab; arrows, Home, End and the page keys move it. The
 * header is row -1.
 */
export function useGridKeyboard({
  grid,
  size,
  start = { row: 0, column: 0 },
  rowsKey,
  reveal,
  rowHeight,
}: GridKeyboardOptions) {
  const [chosen, setChosen] = useState<Cell>(start);
  const [shownRows, setShownRows] = useState(rowsKey);
  if (rowsKey !== shownRows) {
    setShownRows(rowsKey);
    if (chosen.row > 0) setChosen({ ...chosen, row: 0 });
  }
  const shouldFocus = useRef(false);
  // A page may be shorter than the previous one.
  const active: Cell = {
    row: Math.min(chosen.row, size.rows - 1),
    column: Math.min(chosen.column, size.columns - 1),
  };
  const { row, column } = active;

  const elementOf = ({ row: wantedRow, column: wantedColumn }: Cell) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${wantedRow}"] [aria-colindex="${wantedColumn + 1}"]`) ??
    grid.current?.querySelector<HTMLElement>(`[data-row="${wantedRow}"] [aria-colindex]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell, not the render.
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

  // A removed row loses the focus without an event.
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
    /** Handles a key; returns whether it moved. */
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
