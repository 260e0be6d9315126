import type { WireParams } from '#shared/resources/define.ts';

/** At least one id: a list without one would mean everybody to the platform (docs/platform/a-auth-users.md §6). */
export type Ids = readonly [number, ...number[]];

/** The ids in lots of at most `size`, none of them empty, each id once. */
export function lotsOf(ids: Iterable<number>, size: number): Ids[] {
  const lots: [number, ...number[]][] = [];
  for (const id of new Set(ids)) {
    const last = lots.at(-1);
    if (last === undefined || last.length >= size) lots.push([id]);
    else last.push(id);
  }
  return lots;
}

/** Exactly these people, and nothing else. */
export const selected = (ids: Ids): WireParams => [['selected', ids.join(',')]];
