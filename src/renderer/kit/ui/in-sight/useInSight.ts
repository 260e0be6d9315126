import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useFastScroll } from './useFastScroll.ts';

/** Number of items above which only those in sight are drawn. */
export const MAX_DRAWN = 24;

/** An item that is drawn; `gap` is the room before it that items out of sight would take, in pixels. */
export interface DrawnItem {
  index: number;
  gap: number;
}

interface InSightOptions {
  /** Identifies each item among the others of the list, whatever its place; the same array while they are the same. */
  keys: readonly (string | number)[];
  /** The element that holds the items; margins of theirs must not reach out of it (`display: flow-root`). */
  list: RefObject<HTMLElement | null>;
  /** Height of an item before it was drawn, in pixels. */
  heightOf: (index: number) => number;
  /** The item that has to be drawn with another one, such as the caption of its group. */
  headOf?: (index: number) => number;
  /** An item that stays drawn, however far away: one that is dragged. -1 for none. */
  kept?: number;
}

export interface InSight {
  /** Whether items are left out; all are drawn in a short list. */
  isPartial: boolean;
  /** They scroll too fast to be read: the name of each is enough. */
  isFast: boolean;
  items: readonly DrawnItem[];
  /** Room after the last drawn item, in pixels. */
  after: number;
  /** Ref of each drawn item, which also bears its index as `data-index`. */
  measure: ((element: Element | null) => void) | undefined;
}

/**
 * Draws the items of a long list that are in sight, in the flow of the page, so that they keep their elements and
 * roles: what is out of sight is room before and after them. Heights are measured. The item that has the focus stays
 * drawn. The list scrolls with the nearest element around it that does.
 */
export function useInSight({ keys, list, heightOf, headOf, kept = -1 }: InSightOptions): InSight {
  const count = keys.length;
  const isPartial = count > MAX_DRAWN;
  const focused = useFocusedIndex(list, isPartial);
  const findScroller = () => (list.current === null ? null : scrollerOf(list.current));
  const isFast = useFastScroll(findScroller, isPartial);
  const [margin, setMargin] = useState(0);
  // Another function would have every height worked out anew.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const virtual = useVirtualizer<HTMLElement, Element>({
    count,
    enabled: isPartial,
    getScrollElement: findScroller,
    getItemKey,
    estimateSize: heightOf,
    overscan: isFast ? 0 : 4,
    scrollMargin: margin,
    rangeExtractor: (range) => {
      const drawn = new Set(defaultRangeExtractor(range));
      for (const index of [focused, kept]) if (index >= 0 && index < count) drawn.add(index);
      if (headOf !== undefined) for (const index of [...drawn]) drawn.add(headOf(index));
      return [...drawn].sort((one, other) => one - other);
    },
  });
  useLayoutEffect(() => {
    const element = list.current;
    const scroller = isPartial && element !== null ? scrollerOf(element) : null;
    if (element === null || scroller === null) return;
    const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
    // What is above the list may change its height at any time.
    if (Math.abs(top - margin) > 1) setMargin(top);
  });
  if (!isPartial) {
    const items = Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
    return { isPartial, isFast: false, items, after: 0, measure: undefined };
  }
  let end = margin;
  const items = virtual.getVirtualItems().map(({ index, start, end: itemEnd }) => {
    const gap = start - end;
    end = itemEnd;
    return { index, gap };
  });
  return {
    isPartial,
    isFast,
    items,
    after: Math.max(0, virtual.getTotalSize() + margin - end),
    // An item that shows its name alone does not have the height that it will have.
    measure: isFast ? undefined : virtual.measureElement,
  };
}

/** The nearest element around another one that scrolls vertically; null for none. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let outer: HTMLElement | null = element; outer !== null; outer = outer.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return null;
}

/** The index of the item that has the focus or had it last; -1 for none. */
function useFocusedIndex(list: RefObject<HTMLElement | null>, isPartial: boolean): number {
  const [focused, setFocused] = useState(-1);
  useEffect(() => {
    const element = list.current;
    if (element === null || !isPartial) return;
    const onFocus = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      if (item !== null) setFocused(Number(item.dataset.index));
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, [list, isPartial]);
  return isPartial ? focused : -1;
}
