import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, type GridSize, moveFrom } from './moves.ts';

/** Position of a cell, read from the element that an event came from; null outside the cells. */
export function cellAt(target: EventTarget): Cell | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (row === undefined) return null;
  return { row: Number(row), column: Number(target.closest<HTMLElement>('[data-column]')?.dataset.column ?? 0) };
}

interface Options {
  grid: RefObject<HTMLElement | null>;
  size: Pick<GridSize, 'rows' | 'columns'>;
  /** Brings a row on screen, so that it exists and can take the focus. */
  reveal: (row: number) => void;
  /** Pixels of a row. */
  rowHeight: number;
}

/**
 * One cell of the grid can be reached with Tab; the arrows, Home, End and the page keys move it. The header counts as a
 * row of its own (-1).
 */
export function useGridKeyboard({ grid, size, reveal, rowHeight }: Options) {
  const [chosen, setChosen] = useState<Cell>({ row: 0, column: 0 });
  const shouldFocus = useRef(false);
  // A page may be shorter than the one before.
  const active: Cell = {
    row: Math.min(chosen.row, size.rows - 1),
    column: Math.min(chosen.column, size.columns - 1),
  };
  const { row, column } = active;

  const elementOf = ({ row: wantedRow, column: wantedColumn }: Cell) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${wantedRow}"] [data-column="${wantedColumn}"]`) ??
    grid.current?.querySelector<HTMLElement>(`[data-row="${wantedRow}"] [data-column]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell, not the drawing.
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    reveal(row);
    // A row far away is drawn only after the list has scrolled to it.
    const focus = () => elementOf({ row, column })?.focus({ preventScroll: true });
    if (!elementOf({ row, column })) requestAnimationFrame(focus);
    else focus();
  }, [row, column]);

  const focusActive = () => elementOf(active)?.focus({ preventScroll: true });
  const focusCell = (next: Cell) => {
    if (next.row === row && next.column === column) {
      focusActive();
      return;
    }
    shouldFocus.current = true;
    setChosen(next);
  };

  return {
    active,
    focusActive,
    focusCell,
    onFocus: ({ target }: FocusEvent) => {
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
