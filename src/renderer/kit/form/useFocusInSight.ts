import { type RefObject, useEffect } from 'react';

/** Height in pixels up to which a field is moved as a whole; a taller one grows by what is typed in it. */
const TALLEST = 160;

/**
 * Keeps the field that has the focus in sight when what stands above it grows, such as by the error of the field that
 * was left. One that was scrolled out of sight stays there.
 */
export function useFocusInSight(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === element || !element.contains(activeElement)) return;
      const { top, bottom, height } = activeElement.getBoundingClientRect();
      if (height <= TALLEST && top < window.innerHeight && bottom > 0)
        activeElement.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form]);
}
