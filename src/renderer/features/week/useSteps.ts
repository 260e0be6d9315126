import { useRef } from 'react';
import type { Cells } from './cells.ts';

/** Steps that can be taken back. */
const MOST = 200;

interface Steps {
  past: Cells[];
  future: Cells[];
  /** The cells that the last step led to: others come from outside, and what was before them is no step of here. */
  known: Cells;
  stroke: object | null;
}

const isSame = (left: Cells, right: Cells) =>
  left === right || (left.length === right.length && left.every((isOn, index) => isOn === right[index]));

/** Changes of the cells of a week that can be taken back and made again. */
export function useSteps(cells: Cells, onChange: (cells: Cells) => void) {
  const steps = useRef<Steps>({ past: [], future: [], known: cells, stroke: null });
  if (!isSame(steps.current.known, cells)) steps.current = { past: [], future: [], known: cells, stroke: null };

  const show = (next: Cells) => {
    steps.current.known = next;
    onChange(next);
  };
  /** Goes one step from one side to the other; false when there is none. */
  const go = (from: Cells[], to: Cells[]): boolean => {
    const next = from.pop();
    if (next === undefined) return false;
    to.push(steps.current.known);
    steps.current.stroke = null;
    show(next);
    return true;
  };
  return {
    /** The newest cells, also before they are drawn. */
    now: (): Cells => steps.current.known,
    /** Makes a change; those with the same `stroke` are one step. */
    make: (next: Cells, stroke: object | null = null): void => {
      const { known, past } = steps.current;
      if (isSame(next, known)) return;
      if (stroke === null || stroke !== steps.current.stroke) steps.current.past = [...past, known].slice(-MOST);
      steps.current.future = [];
      steps.current.stroke = stroke;
      show(next);
    },
    undo: (): boolean => go(steps.current.past, steps.current.future),
    redo: (): boolean => go(steps.current.future, steps.current.past),
  };
}

export type WeekSteps = ReturnType<typeof useSteps>;
