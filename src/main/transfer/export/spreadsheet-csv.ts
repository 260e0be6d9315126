import type { z } from 'zod';
import type { exportFormat } from '#shared/ipc/export.ts';

export type ExportFormat = z.infer<typeof exportFormat>;

/**
 * How each format is written. A French spreadsheet expects `;` and needs the byte order mark to read accents; other
 * programs expect neither (docs/screens/01-shell-home.md §5).
 */
export const exportFormats: Readonly<Record<ExportFormat, { delimiter: string; start: string }>> = {
  excel: { delimiter: ';', start: '\ufeff' },
  plain: { delimiter: ',', start: '' },
};

/** Formats one line, including its line end. */
export function spreadsheetLine(cells: readonly string[], delimiter: string): string {
  const written = cells.map((cell) =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${written.join(delimiter)}\r\n`;
}
