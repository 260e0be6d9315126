import { type RefObject, useEffect } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { DashboardRect } from '#shared/ipc/analytics.ts';

/** Keeps the native view over its placeholder, and hides it where something of the page would be covered. */
export function useTrackedRect(handle: string, room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    let lastSent = '';
    let frame = 0;
    const sendPlace = (place: DashboardRect | null, isWindowHidden = false) => {
      const text = JSON.stringify([place, isWindowHidden]);
      if (text === lastSent) return;
      lastSent = text;
      invoke('analytics.place', { handle, place, isWindowHidden }).catch(() => {});
    };
    const measure = () => {
      frame = 0;
      if (document.hidden) {
        sendPlace(null, true);
        return;
      }
      const place = visibleRect(element);
      sendPlace(place === null || isCovered(element, place) ? null : place);
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    // A hidden window draws no frames.
    const onVisibility = () => measure();

    const resized = new ResizeObserver(later);
    resized.observe(element);
    const changed = new MutationObserver(later);
    const attributeFilter = ['class', 'hidden', 'open', 'style'];
    changed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    window.addEventListener('resize', later);
    document.addEventListener('scroll', later, { capture: true, passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    later();
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      window.removeEventListener('resize', later);
      document.removeEventListener('scroll', later, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      sendPlace(null);
    };
  }, [handle, room]);
}

/** Pixels between two points that are tested for covering elements. */
const STEP = 40;

/** The part of an element that is visible in its scrolling page; null when none is. */
function visibleRect(element: HTMLElement): DashboardRect | null {
  const own = element.getBoundingClientRect();
  const clip =
    element.closest('#page-content')?.getBoundingClientRect() ?? document.documentElement.getBoundingClientRect();
  const [left, top] = [Math.max(own.left, clip.left, 0), Math.max(own.top, clip.top, 0)];
  const [right, bottom] = [Math.min(own.right, clip.right), Math.min(own.bottom, clip.bottom)];
  const [x, y] = [Math.round(left), Math.round(top)];
  const [width, height] = [Math.round(right) - x, Math.round(bottom) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/**
 * Whether something of the page (a menu, a dialog, a message) covers a rectangle: the native view, which is above the
 * whole page, would hide it.
 */
function isCovered(element: HTMLElement, { x, y, width, height }: DashboardRect): boolean {
  // A page without layout has no points.
  if (typeof document.elementsFromPoint !== 'function') return false;
  for (let left = x + 2; left < x + width; left += STEP) {
    for (let top = y + 2; top < y + height; top += STEP) {
      const above = document.elementsFromPoint(left, top).find((found) => found.closest('[data-shell]') === null);
      if (above !== undefined && !element.contains(above)) return true;
    }
  }
  return false;
}
