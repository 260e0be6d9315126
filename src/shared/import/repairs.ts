import { z } from 'zod';
import { type ImportCause, importCause } from './causes.ts';
import { columnChange } from './changes.ts';
import { coordinateChanges } from './coordinate-changes.ts';
import { maxRepairLength } from './limits.ts';
import { foldValue } from './value-replacements.ts';

const text = z.string().max(maxRepairLength);

const column = z.string().max(40);
/**
 * One line of a file. `record` is a digest of its content: if the file has changed and the line number now holds another
 * record, nothing is done with it.
 */
const oneLine = { line: z.int().min(1), record: z.string().max(64) };

/**
 * Replaces the text of cells, without changing the file: of every cell of a column with that value, or of one line.
 * `from`: the text is what the platform says, and not the person's.
 */
const cellRepair = z.union([
  z.strictObject({ column, value: text, to: text }),
  z.strictObject({ column, ...oneLine, to: text, from: z.literal('platform').optional() }),
]);
export type CellRepair = z.infer<typeof cellRepair>;

/**
 * Changes every text of a column, without changing the file; only those with a problem, where a cause is told. Of several
 * changes each takes what the one before made; a cell that was corrected by itself takes none.
 */
const columnRepair = z.strictObject({ column, change: columnChange, cause: importCause.nullable() });

/** Changes latitude and longitude of every line together, where that plainly applies. */
const coordinateRepair = z.strictObject({ coordinates: z.enum(coordinateChanges) });

/** Leaves lines out of the import: one, or every line that has a problem. */
const leavingOut = z.union([
  z.strictObject({ leavesOut: z.literal('line'), ...oneLine }),
  z.strictObject({ leavesOut: z.literal('cause'), cause: importCause, column: column.nullable() }),
]);
export type LeavingOut = z.infer<typeof leavingOut>;

/** The person of a line has an account: nothing of the line is sent, and of it the e-mail alone counts. */
const accountRepair = z.strictObject({ hasAccount: z.literal(true), ...oneLine });

/** One change that a person makes to what a file holds. */
export const importRepair = z.union([cellRepair, columnRepair, coordinateRepair, leavingOut, accountRepair]);
export type ImportRepair = z.infer<typeof importRepair>;

/** Leaves out every line with a cause in a column. */
export const leaveOutCause = ({ cause, column: of }: { cause: ImportCause; column: string | null }): LeavingOut => ({
  leavesOut: 'cause',
  cause,
  column: of,
});

/** Whether two repairs concern the same cells or lines, so that only the later one applies; or are the same change. */
export function isSameCell(one: ImportRepair, other: ImportRepair): boolean {
  if ('leavesOut' in one || 'leavesOut' in other) return isSameLeavingOut(one, other);
  if ('hasAccount' in one || 'hasAccount' in other) {
    return 'hasAccount' in one && 'hasAccount' in other && one.line === other.line;
  }
  if ('coordinates' in one || 'coordinates' in other) {
    return 'coordinates' in one && 'coordinates' in other && one.coordinates === other.coordinates;
  }
  if (one.column !== other.column) return false;
  if ('change' in one || 'change' in other) return JSON.stringify(one) === JSON.stringify(other);
  if ('line' in one) return 'line' in other && one.line === other.line;
  return 'value' in other && foldValue(one.value) === foldValue(other.value);
}

function isSameLeavingOut(one: ImportRepair, other: ImportRepair): boolean {
  if (!('leavesOut' in one && 'leavesOut' in other)) return false;
  if (one.leavesOut === 'line') return other.leavesOut === 'line' && one.line === other.line;
  return other.leavesOut === 'cause' && one.cause === other.cause && one.column === other.column;
}
