import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Pixels } from './projection.ts';

/** Returns the inner size of an element, kept up to date; null while it has none. */
export function useSize(element: RefObject<HTMLElement | null>): Pixels | null {
  const [size, setSize] = useState<Pixels | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => {
      const { clientWidth: x, clientHeight: y } = current;
      if (x > 0 && y > 0) setSize((before) => (before?.x === x && before.y === y ? before : { x, y }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
