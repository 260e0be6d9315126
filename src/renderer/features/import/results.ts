import type { ImportResult } from '#shared/ipc/transfer.ts';

/** Whether lines of a sending are left to be gone on with. */
export const isUnfinished = ({ counts }: ImportResult): boolean => counts.uncertain > 0 || counts.notSent > 0;

/**
 * The report of a sending that went on with an earlier one: it counts the lines of both, but tells those of its own alone.
 * Of the lines told before only those stay that came to their end then.
 */
export function withEarlierLines(before: ImportResult, { earlier: _, ...result }: ImportResult): ImportResult {
  const reported = before.lines.filter(({ outcome }) => outcome !== 'uncertain');
  return {
    ...result,
    ...(before.earlier !== undefined && { earlier: before.earlier }),
    batches: before.batches + result.batches,
    refusedBatches: {
      count: before.refusedBatches.count + result.refusedBatches.count,
      ranges: [...before.refusedBatches.ranges, ...result.refusedBatches.ranges],
    },
    lines: [...reported, ...result.lines],
    untold: (before.untold ?? 0) + (result.untold ?? 0),
  };
}
