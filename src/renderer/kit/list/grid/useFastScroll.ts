import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a scroll event after which a fast scroll is over. */
const REST = 120;

/**
 * Whether the rows scroll too fast to be read: each step is more than half of the viewport, as when the scrollbar is
 * dragged. Rows then render their name only, and the rest afterwards, so that no frame is late.
 */
export function useFastScroll(grid: RefObject<HTMLElement | null>, isVirtual: boolean): boolean {
  const [isScrollingFast, setIsScrollingFast] = useState(false);

  // Before the virtual list hears of the scroll, whose render depends on it.
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null || !isVirtual) return;
    let top = element.scrollTop;
    let rest: number | undefined;
    const onScroll = () => {
      const step = Math.abs(element.scrollTop - top);
      top = element.scrollTop;
      if (step > element.clientHeight / 2) flushSync(() => setIsScrollingFast(true));
      window.clearTimeout(rest);
      rest = window.setTimeout(() => setIsScrollingFast(false), REST);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(rest);
      element.removeEventListener('scroll', onScroll);
    };
  }, [grid, isVirtual]);

  return isScrollingFast;
}
