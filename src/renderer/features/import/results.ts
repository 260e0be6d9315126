import type { ImportResult } from '#shared/ipc/import-result.ts';

/** Whether the import has lines left to resume. */
export const isUnfinished = ({ counts }: ImportResult): boolean => counts.uncertain > 0 || counts.notSent > 0;

/**
 * Merges the report of a resumed import into the earlier one: its counts include the lines of both, but its list only
 * has its own lines. Of the earlier list, the lines that had ended by then are kept.
 */
export function withEarlierLines(before: ImportResult, { earlier: _, ...result }: ImportResult): ImportResult {
  const reported = before.lines.filter(({ outcome }) => outcome !== 'uncertain');
  return {
    ...result,
    ...(before.earlier !== undefined && { earlier: before.earlier }),
    batches: before.batches + result.batches,
    lines: [...reported, ...result.lines],
    unlisted: (before.unlisted ?? 0) + (result.unlisted ?? 0),
  };
}
