import { csvRows } from './csv-rows.ts';
import type { IdSet } from './id-set.ts';
import { type ExportFormat, exportFormats, spreadsheetLine } from './spreadsheet-csv.ts';

/** The lines of a written export whose person is in the list. Its cells are neutral already and stay as they are. */
export async function* keptLines(
  written: AsyncIterable<Uint8Array>,
  format: ExportFormat,
  { ids, column }: { ids: IdSet; column: string },
  count: { kept: number },
): AsyncGenerator<string> {
  const { delimiter, start } = exportFormats[format];
  let isHeaderToCome = true;
  for await (const rows of csvRows(written, delimiter)) {
    let text = '';
    for (const row of rows) {
      if (isHeaderToCome) text += start + spreadsheetLine([...row.keys()], delimiter);
      isHeaderToCome = false;
      if (!ids.has(Number(row.get(column)))) continue;
      text += spreadsheetLine([...row.values()], delimiter);
      count.kept++;
    }
    if (text !== '') yield text;
  }
}
