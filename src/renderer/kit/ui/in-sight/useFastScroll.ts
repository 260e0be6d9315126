import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a scroll event after which a fast scroll is over. */
const REST = 120;

/**
 * Whether what is drawn in part scrolls too fast to be read: each step is more than half of the viewport, as when the
 * scrollbar is dragged. Items then render their name only, and the rest afterwards, so that no frame is late.
 * @param findScroller gives what scrolls, once it is there
 */
export function useFastScroll(findScroller: () => HTMLElement | null, isPartial: boolean): boolean {
  const [isScrollingFast, setIsScrollingFast] = useState(false);

  // Runs before the virtual list handles the scroll event, because its render depends on the result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what scrolls is found anew where a list becomes long.
  useLayoutEffect(() => {
    const element = findScroller();
    if (element === null || !isPartial) return;
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
  }, [isPartial]);

  return isScrollingFast;
}
