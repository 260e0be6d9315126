/** One measured figure with its limit. */
export interface Measure {
  /** Name of the figure. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Maximum value. */
  readonly limit: number;
  readonly passes: boolean;
}

/** A file `bench/*.bench.ts`. */
export interface Bench {
  run(): Promise<Measure[]>;
}

/** A figure that must not exceed its limit. */
export const atMost = (limit: number, name: string, value: number, unit: string): Measure => ({
  name,
  value: Number(value.toPrecision(4)),
  unit,
  limit,
  passes: value <= limit,
});

/** The median, so that one slow run does not count for all. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
