import type { DashboardRect } from '#shared/ipc/analytics.ts';

/** Pixels between two points that are tested for covering elements. */
const STEP = 40;

/** The part of an element that is visible in its scrolling page; null when none is. */
export function visiblePlace(element: HTMLElement): DashboardRect | null {
  const own = element.getBoundingClientRect();
  const clip = element.closest('#page')?.getBoundingClientRect() ?? document.documentElement.getBoundingClientRect();
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
export function isCovered(element: HTMLElement, { x, y, width, height }: DashboardRect): boolean {
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
