import { type ExportBound, exportBounds } from '#shared/export-bounds.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { neutralized } from '#shared/spreadsheet.ts';
import { unreadable } from '../../api/errors.ts';
import { IdSet } from '../../api/id-set.ts';
import { cellOf } from './cells.ts';
import type { ExportShape } from './columns.ts';
import { csvRows } from './csv-rows.ts';
import { ExportMeter, PastBound, withinBounds } from './meter.ts';
import { type ExportFormat, exportFormats, spreadsheetLine } from './spreadsheet-csv.ts';

/**
 * Minimum page size to ask for. When the platform sends more people than the list shows, large pages keep the number of
 * calls small.
 */
const LEAST_PER_PAGE = 1000;

/**
 * Lines per person of the list. The export ignores the limits of the list, so it may hold many more people; one that
 * passes a bound although the list is short does not end.
 */
const MOST_PER_PERSON = 20;

/** Requests the platform's CSV with some parameters. */
export type CsvSource = (params: WireParams) => Promise<AsyncIterable<Uint8Array>>;

/** What a download has received so far. */
export interface DownloadCount {
  /** Lines without the header; a line received twice counts once. */
  received: number;
  /** Number of different people among the lines. */
  people: number;
  /** The bound that ended it early, if any. */
  bound?: ExportBound | undefined;
}

/** One call, or several pages; `listed` is the number of people it should return. */
export interface DownloadPart {
  params: WireParams;
  listed: number;
}

/**
 * Returns the person's id of a row.
 * @throws AppFailure when the row has no id, because then nobody can tell whose row it is
 */
function idOf(row: ReadonlyMap<string, string>, column: string): number {
  const id = row.get(column) ?? '';
  if (!/^\d{1,15}$/.test(id)) throw unreadable(200);
  return Number(id);
}

/**
 * Yields the rows of one part as they arrive. The standard export is paged, 100 rows unless more are asked for
 * (docs/platform/a-auth-users.md §7). The page size asked for is one more than the list has, so that a page that is not
 * full is the last one. If fewer people arrive than the list has, the platform may cap its pages, and the next page is
 * requested until one brings nobody new.
 * @param people returns how many people of this part have arrived
 * @throws PastBound
 */
async function* rowsOf(
  source: CsvSource,
  { params, listed }: DownloadPart,
  { isPaged, idColumn }: ExportShape,
  { people, meter }: { people: () => number; meter: ExportMeter },
): AsyncGenerator<readonly ReadonlyMap<string, string>[]> {
  const read = async (params: WireParams) =>
    csvRows(withinBounds(await source(params), meter), { delimiter: ',', column: idColumn });
  if (!isPaged) return yield* await read(params);
  const perPage = Math.min(Math.max(listed + 1, LEAST_PER_PAGE), exportBounds.lines + 1);
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
 * Yields the lines of the file, header first, from the rows of all parts in order, aligned by column name. A row that
 * arrives twice, because people were added between two pages, is written once. Ends at the bounds, which `count` tells.
 * @throws AppFailure, also for an answer that does not end
 */
export async function* downloadLines(
  source: CsvSource,
  parts: readonly DownloadPart[],
  shape: ExportShape,
  format: ExportFormat,
  count: DownloadCount,
  onProgress: (people: number) => void,
  meter = new ExportMeter(),
): AsyncGenerator<string> {
  const { delimiter, start } = exportFormats[format];
  const seen = new IdSet();
  let columns: string[] | null = null;
  for (const part of parts) {
    const before = seen.size;
    const met = { people: () => seen.size - before, meter };
    for await (const came of untilBound(rowsOf(source, part, shape, met))) {
      const rows = meter.take(came);
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
          columns.map((name) => cellOf(row.get(name) ?? '', format)),
          delimiter,
        );
      }
      count.people = seen.size;
      onProgress(seen.size);
      if (text !== '') yield text;
      if (meter.bound !== undefined) break;
    }
    count.bound = meter.bound;
    if (count.bound === undefined) continue;
    if (part.listed * MOST_PER_PERSON < exportBounds.lines) throw unreadable(200);
    break;
  }
  if (columns === null) yield start + spreadsheetLine(shape.columns, delimiter);
}

/** At a bound, ends with what was received, instead of failing. */
async function* untilBound<Rows>(all: AsyncIterable<Rows>): AsyncGenerator<Rows> {
  try {
    yield* all;
  } catch (thrown) {
    if (!(thrown instanceof PastBound)) throw thrown;
  }
}
