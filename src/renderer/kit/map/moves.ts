import type { Pixels } from './projection.ts';

export const arrows = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const satisfies Record<string, Pixels>;

export const arrowOf = (key: string): Pixels | undefined => Object.entries(arrows).find(([name]) => name === key)?.[1];

/**
 * Finds the nearest of some positions in a direction: within 45° of it, a sideways distance counting double. Undefined
 * when there is none.
 */
export function nearestTowards<Item>(
  from: Pixels,
  direction: Pixels,
  items: readonly Item[],
  positionOf: (item: Item) => Pixels,
): Item | undefined {
  let best: { item: Item; distance: number } | undefined;
  for (const item of items) {
    const { x, y } = positionOf(item);
    const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    if (ahead < 1 || aside > ahead) continue;
    const distance = ahead + 2 * aside;
    if (best === undefined || distance < best.distance) best = { item, distance };
  }
  return best?.item;
}
