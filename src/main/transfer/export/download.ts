import { AppFailure } from '#shared/errors.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { csvRows } from './csv-rows.ts';
import { IdSet } from './id-set.ts';
import { type ExportFormat, exportFormats, neutralized, spreadsheetLine } from './spreadsheet-csv.ts';

/** Columns of the standard export (contract a, exportUsers). All are written: one that nobody fills is left out by the platform. */
const STANDARD_COLUMNS = [
  'id',
  'givenName',
  'familyName',
  'email',
  'telephone',
  'newsSubscription',
  'createdDate',
  'lastActivityDate',
];

/** Rows asked for at least: when the platform sends more than the list shows, it takes few calls to get them all. */
const LEAST_PER_PAGE = 1000;

/** The platform's CSV for some parameters. */
export type CsvSource = (params: WireParams) => Promise<AsyncIterable<Uint8Array>>;

/** What a download has brought so far. */
export interface DownloadCount {
  received: number;
}

/** @throws AppFailure when a row has no id, so that nobody could tell whose it is. */
function idOf(row: ReadonlyMap<string, string>): number {
  const id = row.get('id') ?? '';
  if (!/^\d{1,15}$/.test(id)) throw new AppFailure({ kind: 'server', isUnreadable: true });
  return Number(id);
}

/**
 * The lines of the file, header first, as the platform sends its rows. The standard export is paged, 100 rows unless more
 * are asked for (contract a §7): one more than the list has is asked for, so that a page that is not full is the last.
 * A row that comes twice, because people were added between two pages, is written once.
 *
 * @throws AppFailure
 */
export async function* downloadLines(
  source: CsvSource,
  params: WireParams,
  listed: number,
  format: ExportFormat,
  count: DownloadCount,
  onProgress: (received: number) => void,
): AsyncGenerator<string> {
  const { delimiter, start } = exportFormats[format];
  const perPage = Math.max(listed + 1, LEAST_PER_PAGE);
  const seen = new IdSet();
  let columns: string[] | null = null;
  for (let page = 1, isLast = false; !isLast; page++) {
    const answer = await source([['page', String(page)], ['perPage', String(perPage)], ...params]);
    let rowsOfPage = 0;
    for await (const rows of csvRows(answer, ',')) {
      const [first] = rows;
      let text = '';
      if (columns === null && first !== undefined) {
        columns = [...STANDARD_COLUMNS, ...[...first.keys()].filter((name) => !STANDARD_COLUMNS.includes(name))];
        text = start + spreadsheetLine(columns.map(neutralized), delimiter);
      }
      rowsOfPage += rows.length;
      for (const row of rows) {
        if (columns === null || !seen.add(idOf(row))) continue;
        text += spreadsheetLine(
          columns.map((name) => neutralized(row.get(name) ?? '')),
          delimiter,
        );
      }
      count.received = seen.size;
      onProgress(seen.size);
      if (text !== '') yield text;
    }
    isLast = rowsOfPage < perPage;
  }
  if (columns === null) yield start + spreadsheetLine(STANDARD_COLUMNS, delimiter);
}
