import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type UIEvent,
  useLayoutEffect,
  useRef,
  type WheelEvent,
} from 'react';

/** Pixels from its end within which a scroller counts as being there. */
const NEAR = 24;

/** The keys that lead away from the end. */
const upwards: ReadonlySet<string> = new Set(['ArrowUp', 'PageUp', 'Home']);

/**
 * Keeps the end of what scrolls in sight, where new entries come, until the person scrolls away from it.
 * @returns the event handlers of the scroller
 */
export function useEndInSight(scroller: RefObject<HTMLElement | null>) {
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const toEnd = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    // Also as entries are measured, and when a hidden one comes into sight.
    const observer = new ResizeObserver(toEnd);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    toEnd();
    return () => observer.disconnect();
  }, [scroller]);
  const leave = () => {
    isAtEnd.current = false;
  };
  return {
    onWheel: ({ deltaY }: WheelEvent) => deltaY < 0 && leave(),
    onKeyDown: ({ key }: KeyboardEvent) => upwards.has(key) && leave(),
    onTouchMove: leave,
    // The scroll bar belongs to the scroller itself.
    onPointerDown: ({ target, currentTarget }: PointerEvent) => target === currentTarget && leave(),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { scrollHeight, scrollTop, clientHeight } = currentTarget;
      if (scrollHeight - scrollTop - clientHeight < NEAR) isAtEnd.current = true;
    },
  };
}
