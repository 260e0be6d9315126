import { type PointerEvent, useRef } from 'react';
import { cellsBetween, withCells } from './cells.ts';
import type { WeekSteps } from './useSteps.ts';

interface Stroke {
  isOn: boolean;
  last: number;
}

/** The cell of a tick box, by its `data-cell`. */
export function cellOf(element: Element | null): number | null {
  const at = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return at === undefined ? null : Number(at);
}

/** Ticks the cells that the pointer is dragged over, or clears them where the first one was ticked. */
export function useBrush(steps: WeekSteps) {
  const stroke = useRef<Stroke | null>(null);
  /** The click that ends a stroke would toggle its cell once more. */
  const hasPainted = useRef(false);

  const paint = (current: Stroke, index: number) => {
    const passed = cellsBetween(current.last, index);
    current.last = index;
    steps.make(withCells(steps.now(), passed, current.isOn), current);
  };

  return {
    hasPainted: (): boolean => hasPainted.current,
    onPointerDown: ({ button, target }: PointerEvent): void => {
      // React's events come from elements.
      const index = cellOf(target as Element);
      if (button !== 0 || index === null) return;
      const started: Stroke = { isOn: steps.now()[index] !== true, last: index };
      stroke.current = started;
      hasPainted.current = true;
      paint(started, index);
      const end = () => {
        stroke.current = null;
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        // The click comes in the same task.
        setTimeout(() => {
          hasPainted.current = false;
        });
      };
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (stroke.current === null) return;
      // A finger keeps reporting to the element it went down on.
      const index = cellOf(document.elementFromPoint(clientX, clientY));
      if (index !== null && index !== stroke.current.last) paint(stroke.current, index);
    },
  };
}
