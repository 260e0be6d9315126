import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a scroll after which a rush is over. */
const REST = 120;

/**
 * Whether the rows rush past faster than anybody reads: each step is more than half of what is in sight, as when the
 * scroll bar is pulled. Rows then show what they are called, and the rest once they stand, so that no frame is late.
 */
export function useFastScroll(grid: RefObject<HTMLElement | null>, isVirtual: boolean): boolean {
  const [isRushing, setIsRushing] = useState(false);

  // Before the virtual list hears of the scroll: its drawing is to know.
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null || !isVirtual) return;
    let top = element.scrollTop;
    let rest: number | undefined;
    const onScroll = () => {
      const step = Math.abs(element.scrollTop - top);
      top = element.scrollTop;
      if (step > element.clientHeight / 2) flushSync(() => setIsRushing(true));
      window.clearTimeout(rest);
      rest = window.setTimeout(() => setIsRushing(false), REST);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(rest);
      element.removeEventListener('scroll', onScroll);
    };
  }, [grid, isVirtual]);

  return isRushing;
}
