import { z } from 'zod';
import { maxRepairLength } from './limits.ts';
import { foldValue } from './value-replacements.ts';

const text = z.string().max(maxRepairLength);

/**
 * Replaces the text of cells, without changing the file: of every cell of a column with that value, or of one line. For
 * one line, `record` is a digest of its content: if the file has changed and the line number now holds another record,
 * it is not corrected.
 */
export const importRepair = z.union([
  z.strictObject({ column: z.string().max(40), value: text, to: text }),
  z.strictObject({ column: z.string().max(40), line: z.int().min(1), record: z.string().max(64), to: text }),
]);
export type ImportRepair = z.infer<typeof importRepair>;

/** Whether two repairs concern the same cells, so that only the later one applies. */
export const isSameCell = (one: ImportRepair, other: ImportRepair): boolean => {
  if (one.column !== other.column) return false;
  if ('line' in one) return 'line' in other && one.line === other.line;
  return 'value' in other && foldValue(one.value) === foldValue(other.value);
};
