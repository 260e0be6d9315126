import type { z } from 'zod';
import type { exportFormat } from '#shared/ipc/transfer.ts';

export type ExportFormat = z.infer<typeof exportFormat>;

/**
 * How each format is written. A spreadsheet in French expects `;` and needs the byte order mark to read accents; other
 * programs expect neither (screens 01 §5).
 */
export const exportFormats: Readonly<Record<ExportFormat, { delimiter: string; start: string }>> = {
  excel: { delimiter: ';', start: '\ufeff' },
  plain: { delimiter: ',', start: '' },
};

/** What a spreadsheet may take for the start of a formula; the carriage return is one that some skip. */
const FORMULA_START = /^[=+\-@\t\r]/;

/**
 * A cell that no spreadsheet runs: one that starts like a formula gets an apostrophe before it (screens 01 §5). That
 * includes telephone numbers that start with +: a rule without exceptions is one that nobody finds a way around.
 */
export const neutralized = (value: string): string => (FORMULA_START.test(value) ? `'${value}` : value);

/** One line, with its end. */
export function spreadsheetLine(cells: readonly string[], delimiter: string): string {
  const written = cells.map((cell) =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(delimiter)}\r\n`;
}
