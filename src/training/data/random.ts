/**
 * Deterministic random number: depends only on seed, row and purpose, so that any row can be computed from its number
 * alone.
 */
export function chance(seed: number, row: number, purpose: number): number {
  let hash = (seed ^ Math.imul(row + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Picks an entry by a number of `chance`. The list must not be empty. */
export function pick<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new RangeError('cannot pick from an empty list');
  return value;
}

/** True in `share` percent of cases. */
export const happens = (number: number, share: number) => number % 10_000 < share * 100;
