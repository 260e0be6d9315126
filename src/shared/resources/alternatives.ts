import type { WireParams } from './manifest.ts';

/** One set of parameters for each spelling of a value, in their order. */
export const alternatives = (
  [first, ...others]: readonly [string, ...string[]],
  toSet: (spelling: string) => WireParams,
): [WireParams, ...WireParams[]] => [toSet(first), ...others.map(toSet)];
