import type { WireParams } from '#shared/resources/define.ts';

/** At least one id: a list without one would mean everybody to the platform (docs/platform/a-auth-users.md §6). */
export type Ids = readonly [number, ...number[]];

/** Splits ids into batches of at most `size`, without duplicates and without empty batches. */
export function batchesOf(ids: Iterable<number>, size: number): Ids[] {
  const batches: [number, ...number[]][] = [];
  for (const id of new Set(ids)) {
    const last = batches.at(-1);
    if (last === undefined || last.length >= size) batches.push([id]);
    else last.push(id);
  }
  return batches;
}

/** Parameters that select exactly these people. */
export const selected = (ids: Ids): WireParams => [['selected', ids.join(',')]];
