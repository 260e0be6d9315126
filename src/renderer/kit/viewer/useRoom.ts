import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './view.ts';

/** Returns the inner size of an element, kept up to date; null until it was measured. */
export function useRoom(element: RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    // Without scrollbars: a document that just fits must not make them come and go.
    const measure = () => {
      const { paddingLeft, paddingTop } = getComputedStyle(current);
      const next = {
        width: current.offsetWidth - 2 * Number.parseFloat(paddingLeft) - 2,
        height: current.offsetHeight - 2 * Number.parseFloat(paddingTop) - 2,
      };
      setRoom((before) => (before?.width === next.width && before.height === next.height ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return room;
}
