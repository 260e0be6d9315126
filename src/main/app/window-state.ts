import { z } from 'zod';
import type { KeyValueStore } from '../ports.ts';

const storeKey = 'window';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() });
export type Rectangle = z.infer<typeof rectangle>;

export const windowState = z.object({
  bounds: rectangle.optional().catch(undefined),
  isMaximized: z.boolean().catch(false),
  zoomLevel: z.number().min(-5).max(5).catch(0),
});
/** Position and zoom of the window. `zoomLevel` 0 is 100 %, each step is 20 %. */
export type WindowState = z.infer<typeof windowState>;

/** Pixels of the window that must be on a screen for its saved position to be reused. */
const visible = 120;

export const readWindowState = (store: KeyValueStore): WindowState =>
  windowState.catch({ isMaximized: false, zoomLevel: 0 }).parse(store.get(storeKey));

export const saveWindowState = (store: KeyValueStore, state: WindowState): void => store.set(storeKey, state);

/** Returns the saved bounds if they are reachable on one of the screens; a screen may have been unplugged. */
export function reachableBounds(bounds: Rectangle | undefined, screens: readonly Rectangle[]): Rectangle | undefined {
  if (bounds === undefined) return undefined;
  const isReachable = screens.some((screen) => {
    const width = Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x);
    const isTitleOnScreen = bounds.y >= screen.y && bounds.y <= screen.y + screen.height - visible;
    return width >= visible && isTitleOnScreen;
  });
  return isReachable ? bounds : undefined;
}
