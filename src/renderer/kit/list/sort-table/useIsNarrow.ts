import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than a number of pixels; false until it was laid out. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      // Without width it is not laid out: its page is behind a tab.
      if (measured.clientWidth > 0) setNarrow(measured.clientWidth < limit);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [element, limit]);
  return isNarrow;
}
