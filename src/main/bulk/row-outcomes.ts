import { type Outcome, outcomes } from '#shared/bulk/outcomes.ts';
import type { BulkRow } from './journal.ts';

/** Whether a row was sent and nobody has looked at it since an interruption. */
export const isCutOff = ({ end, isCut }: BulkRow): boolean => end === undefined && isCut === true;

/** Returns what is known of a row: without an answer one that was sent is uncertain, any other was not tried. */
export const outcomeOf = (row: BulkRow): Outcome => row.end?.outcome ?? (isCutOff(row) ? 'uncertain' : 'notTried');

/** Returns how many rows have each outcome. */
export function countsOf(rows: readonly BulkRow[]): Record<Outcome, number> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const row of rows) counts[outcomeOf(row)] += 1;
  return counts;
}
