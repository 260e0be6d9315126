import { z } from 'zod';
import { longestRepair } from './limits.ts';
import { foldValue } from './words.ts';

const text = z.string().max(longestRepair);

/**
 * Another text in the place of a cell of the file, which stays as it is: in every line where a column holds that value,
 * or in one line alone. What a line holds is named too (`record`, a digest): in a file that was changed since, the same
 * number may be another line, and is then left as it is.
 */
export const importRepair = z.union([
  z.strictObject({ column: z.string().max(40), value: text, to: text }),
  z.strictObject({ column: z.string().max(40), line: z.int().min(1), record: z.string().max(64), to: text }),
]);
export type ImportRepair = z.infer<typeof importRepair>;

/** Whether two repairs are of the same cells: then only the later one counts. */
export const isSameCell = (one: ImportRepair, other: ImportRepair): boolean => {
  if (one.column !== other.column) return false;
  if ('line' in one) return 'line' in other && one.line === other.line;
  return 'value' in other && foldValue(one.value) === foldValue(other.value);
};
