import { IdSet } from '../../api/id-set.ts';
import { csvRows } from './csv-rows.ts';
import { type ExportFormat, exportFormats, spreadsheetLine } from './spreadsheet-csv.ts';

export interface KeptCount {
  /** Lines without the header. */
  kept: number;
  /** Number of different people among the lines. */
  people: number;
}

/**
 * Yields the lines of a written export whose person is in the list. Cells are already neutralised and stay unchanged.
 */
export async function* keptLines(
  written: AsyncIterable<Uint8Array>,
  format: ExportFormat,
  { ids, column }: { ids: IdSet; column: string },
  count: KeptCount,
): AsyncGenerator<string> {
  const { delimiter, start } = exportFormats[format];
  let isHeaderToCome = true;
  const people = new IdSet();
  for await (const rows of csvRows(written, { delimiter, column })) {
    let text = '';
    for (const row of rows) {
      if (isHeaderToCome) text += start + spreadsheetLine([...row.keys()], delimiter);
      isHeaderToCome = false;
      const id = Number(row.get(column));
      if (!ids.has(id)) continue;
      people.add(id);
      text += spreadsheetLine([...row.values()], delimiter);
      count.kept++;
    }
    count.people = people.size;
    if (text !== '') yield text;
  }
}
