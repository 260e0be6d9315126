import type { DashboardRect } from '#shared/ipc/analytics.ts';

/** Converts a rect from the page's pixels to the window's; Chromium's zoom levels are powers of 1.2. */
export function zoomedPlace({ x, y, width, height }: DashboardRect, zoomLevel: number): DashboardRect {
  const scale = 1.2 ** zoomLevel;
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((value) => Math.round(value * scale));
  return { x: left ?? 0, y: top ?? 0, width: (right ?? 0) - (left ?? 0), height: (bottom ?? 0) - (top ?? 0) };
}
