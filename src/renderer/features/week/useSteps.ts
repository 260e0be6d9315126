import { useRef } from 'react';
import { History } from '#renderer/kit/form/rows/history.ts';
import type { Cells } from './cells.ts';

interface Steps {
  history: History<Cells>;
  /** The cells that the last step led to: other cells come from outside and have no undo history here. */
  known: Cells;
  stroke: object | null;
}

const isSame = (left: Cells, right: Cells) =>
  left === right || (left.length === right.length && left.every((isOn, index) => isOn === right[index]));

/** Changes of the cells of a week that can be taken back and made again. */
export function useSteps(cells: Cells, onChange: (cells: Cells) => void) {
  const steps = useRef<Steps>(null);
  if (steps.current === null || !isSame(steps.current.known, cells)) {
    steps.current = { history: new History(), known: cells, stroke: null };
  }
  const now = steps.current;

  const show = (next: Cells) => {
    now.known = next;
    onChange(next);
  };
  /** Shows the cells of another step; false when there is none. */
  const go = (next: Cells | undefined): boolean => {
    if (next === undefined) return false;
    now.stroke = null;
    show(next);
    return true;
  };
  return {
    /** The newest cells, also before they are drawn. */
    now: (): Cells => now.known,
    /** Makes a change; those with the same `stroke` are one step. */
    make: (next: Cells, stroke: object | null = null): void => {
      if (isSame(next, now.known)) return;
      if (stroke === null || stroke !== now.stroke) now.history.note(now.known, null);
      now.stroke = stroke;
      show(next);
    },
    undo: (): boolean => go(now.history.undo(now.known)),
    redo: (): boolean => go(now.history.redo(now.known)),
  };
}

export type WeekSteps = ReturnType<typeof useSteps>;
