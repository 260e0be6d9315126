import type { ImportResult } from '#shared/ipc/transfer.ts';

/** Whether lines of a sending are left to be gone on with. */
export const isUnfinished = ({ counts }: ImportResult): boolean => counts.uncertain > 0 || counts.notSent > 0;

/**
 * The report of a sending that went on with an earlier one: it counts the lines of both, but tells those of its own alone.
 * Of the lines told before only those stay that came to their end then.
 */
export function withEarlierLines(before: ImportResult, { earlier: _, ...result }: ImportResult): ImportResult {
  const told = before.lines.filter(({ outcome }) => outcome !== 'uncertain');
  return {
    ...result,
    ...(before.earlier !== undefined && { earlier: before.earlier }),
    lots: before.lots + result.lots,
    refusedLots: {
      count: before.refusedLots.count + result.refusedLots.count,
      ranges: [...before.refusedLots.ranges, ...result.refusedLots.ranges],
    },
    lines: [...told, ...result.lines],
    untold: (before.untold ?? 0) + (result.untold ?? 0),
  };
}
