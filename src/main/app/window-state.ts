import { z } from 'zod';
import type { KeyValueStore } from '../ports.ts';

const storeKey = 'window';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() });
export type Rectangle = z.infer<typeof rectangle>;

const windowState = z.object({
  bounds: rectangle.optional().catch(undefined),
  isMaximized: z.boolean().catch(false),
  zoomLevel: z.number().min(-5).max(5).catch(0),
});
/** How the window stood. `zoomLevel` 0 is 100 %, each step is 20 %. */
export type WindowState = z.infer<typeof windowState>;

/** Smallest part of the window, in pixels, that must lie on a screen for its place to be used again. */
const visible = 120;

export const readWindowState = (store: KeyValueStore): WindowState =>
  windowState.catch({ isMaximized: false, zoomLevel: 0 }).parse(store.get(storeKey));

export const saveWindowState = (store: KeyValueStore, state: WindowState): void => store.set(storeKey, state);

/** The remembered bounds when they can still be reached on one of the screens; a screen may have been unplugged. */
export function reachableBounds(bounds: Rectangle | undefined, screens: readonly Rectangle[]): Rectangle | undefined {
  if (bounds === undefined) return undefined;
  const isReachable = screens.some((screen) => {
    const width = Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x);
    const isTitleOnScreen = bounds.y >= screen.y && bounds.y <= screen.y + screen.height - visible;
    return width >= visible && isTitleOnScreen;
  });
  return isReachable ? bounds : undefined;
}
