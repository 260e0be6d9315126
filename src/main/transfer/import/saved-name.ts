import { basename, extname } from 'node:path';
import type { ImportReading } from '#shared/ipc/transfer.ts';

/** Suggests a name for a file of lines: that of the file with its ending, or that of a workbook of today's Excel. */
export function nameOfSaved(name: string, { sheet }: Pick<ImportReading, 'sheet'>): string {
  const ending = extname(name);
  return `${basename(name, ending)}-escale${sheet === null ? ending || '.csv' : '.xlsx'}`;
}

/** Whether a person names a file as a text, also where a workbook was suggested. */
export const isTextName = (path: string): boolean => ['.csv', '.txt', '.tsv'].includes(extname(path).toLowerCase());
