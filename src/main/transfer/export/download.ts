import type { WireParams } from '#shared/resources/define.ts';
import { neutralized } from '#shared/spreadsheet.ts';
import { unreadable } from '../../api/errors.ts';
import { IdSet } from '../../api/id-set.ts';
import type { ExportShape } from './columns.ts';
import { csvRows } from './csv-rows.ts';
import { type ExportFormat, exportFormats, spreadsheetLine } from './spreadsheet-csv.ts';

/** Rows asked for at least: when the platform sends more than the list shows, it takes few calls to get them all. */
const LEAST_PER_PAGE = 1000;

/** The platform's CSV for some parameters. */
export type CsvSource = (params: WireParams) => Promise<AsyncIterable<Uint8Array>>;

/** What a download has brought so far. */
export interface DownloadCount {
  /** Lines, without the titles; a person's line that came twice is one. */
  received: number;
  /** People whose lines they are. */
  people: number;
}

/** One call, or several where it is paged, of which `listed` says how many people it should bring. */
export interface DownloadPart {
  params: WireParams;
  listed: number;
}

/** @throws AppFailure when a row has no id, so that nobody could tell whose it is. */
function idOf(row: ReadonlyMap<string, string>, column: string): number {
  const id = row.get(column) ?? '';
  if (!/^\d{1,15}$/.test(id)) throw unreadable(200);
  return Number(id);
}

/** Rows of a part at most: as the limits of the list do not apply to the file, it may hold many more people. */
const maxRows = (listed: number): number => Math.max(1_000_000, 20 * listed);

/**
 * The rows of one part as they come. The standard export is paged, 100 rows unless more are asked for
 * (docs/platform/a-auth-users.md §7): one more than the list has is asked for, so that a page that is not full is the
 * last. Where fewer people have come than the list has, the platform may hold less in a page than it was asked to, and
 * the next page is asked for, until one brings nobody who is new.
 *
 * @param people how many people have come of this part
 */
async function* rowsOf(
  source: CsvSource,
  { params, listed }: DownloadPart,
  { isPaged, idColumn }: ExportShape,
  people: () => number,
): AsyncGenerator<readonly ReadonlyMap<string, string>[]> {
  const read = async (asked: WireParams) => csvRows(await source(asked), { delimiter: ',', column: idColumn });
  if (!isPaged) return yield* await read(params);
  const perPage = Math.max(listed + 1, LEAST_PER_PAGE);
  for (let page = 1, isLast = false; !isLast; page++) {
    let rowsOfPage = 0;
    const before = people();
    for await (const rows of await read([['page', String(page)], ['perPage', String(perPage)], ...params])) {
      rowsOfPage += rows.length;
      yield rows;
    }
    const isShort = rowsOfPage < perPage;
    isLast = people() === before || (isShort && people() >= listed);
  }
}

/**
 * The lines of the file, header first, as the platform sends its rows, part after part, joined by the names of the
 * columns. A row that comes twice, because people were added between two pages, is written once.
 *
 * @throws AppFailure
 */
export async function* downloadLines(
  source: CsvSource,
  parts: readonly DownloadPart[],
  shape: ExportShape,
  format: ExportFormat,
  count: DownloadCount,
  onProgress: (people: number) => void,
): AsyncGenerator<string> {
  const { delimiter, start } = exportFormats[format];
  const seen = new IdSet();
  let columns: string[] | null = null;
  for (const part of parts) {
    const before = seen.size;
    let rowsOfPart = 0;
    for await (const rows of rowsOf(source, part, shape, () => seen.size - before)) {
      rowsOfPart += rows.length;
      if (rowsOfPart > maxRows(part.listed)) throw unreadable(200);
      const [first] = rows;
      let text = '';
      if (columns === null && first !== undefined) {
        columns = [...shape.columns, ...[...first.keys()].filter((name) => !shape.columns.includes(name))];
        text = start + spreadsheetLine(columns.map(neutralized), delimiter);
      }
      for (const row of rows) {
        const isNew = seen.add(idOf(row, shape.idColumn));
        if (columns === null || !(isNew || shape.hasSeveralLines)) continue;
        count.received++;
        text += spreadsheetLine(
          columns.map((name) => neutralized(row.get(name) ?? '')),
          delimiter,
        );
      }
      count.people = seen.size;
      onProgress(seen.size);
      if (text !== '') yield text;
    }
  }
  if (columns === null) yield start + spreadsheetLine(shape.columns, delimiter);
}
