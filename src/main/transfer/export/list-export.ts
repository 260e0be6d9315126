import { basename } from 'node:path';
import { localDay } from '#shared/calendar.ts';
import { type ExportBound, exportBounds } from '#shared/export-bounds.ts';
import { AppFailure } from '#shared/failure.ts';
import type { ListExportRequest } from '#shared/ipc/lists.ts';
import type { ListPage, ListQuery, ResourceContract } from '#shared/resources/define.ts';
import { resources } from '#shared/resources/index.ts';
import { neutralized } from '#shared/spreadsheet.ts';
import type { PlatformClient } from '../../api/client.ts';
import { allPages } from '../../api/pages.ts';
import { Resource } from '../../api/resource.ts';
import { replaceFile, writeText } from '../../files/whole-file.ts';
import type { HandlersOf } from '../../ipc/handler.ts';
import type { Clock, Dialogs, Files, Log } from '../../ports.ts';
import { cellOf } from './cells.ts';
import { ExportMeter } from './meter.ts';
import { exportFormats, spreadsheetLine } from './spreadsheet-csv.ts';

/** Page size (docs/screens/01-shell-home.md §5). */
const PER_PAGE = 200;

/** Reads one page of a list in the way the list itself does. */
export type PageSource = (query: ListQuery) => Promise<Pick<ListPage<unknown>, 'rows' | 'unreadable' | 'total'>>;

export interface ListCount {
  written: number;
  /** Rows that arrived but could not be read. */
  leftOut: number;
  /** Rows that the platform announced but did not send. */
  missing: number;
  /** The bound that ended the file before the end of the list, if any. */
  bound?: ExportBound | undefined;
}

function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key] // `in` has just proved that it has the key.
        : undefined,
    row,
  );
}

const idOf = (row: unknown): number | null => {
  const id = valueAt(row, 'id');
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
};

/**
 * The sort order of the list, with the id appended where the platform can sort by it: equal rows must not change places
 * between two pages.
 */
function steadySort(sort: ListQuery['sort'], sorts: Readonly<Record<string, string>>): ListQuery['sort'] {
  const isSteady = !Object.hasOwn(sorts, 'id') || sort.some(({ field }) => field === 'id');
  // A list accepts at most three sort keys.
  return isSteady ? sort : [...sort.slice(0, 2), { field: 'id', direction: 'asc' }];
}

/**
 * Yields the lines of the file, header first. A row that arrives twice, because others were added between two pages, is
 * written once; rows that were announced but never arrive are counted. Ends at the bounds, which `count` tells.
 * @throws AppFailure whatever the source throws
 */
export async function* listLines(
  source: PageSource,
  { query, columns, format }: Pick<ListExportRequest, 'query' | 'columns' | 'format'>,
  count: ListCount,
  onProgress: (done: number, total: number) => void,
  meter = new ExportMeter(),
): AsyncGenerator<string> {
  const { delimiter, start } = exportFormats[format];
  const line = (cells: readonly string[]) => spreadsheetLine(cells, delimiter);
  const ask = async (page: number) => {
    const { rows, unreadable, total } = await source({ ...query, page, perPage: PER_PAGE });
    return { rows, nameless: unreadable.length, total };
  };
  const onBound = () => {
    count.bound = 'lines';
  };
  const pages = allPages(ask, idOf, { most: exportBounds.lines, onBound });
  yield start + line(columns.map(({ title }) => neutralized(title)));
  for await (const { fresh, nameless, done, total } of pages) {
    const rows = meter.take(fresh);
    const text = rows.map((row) => line(columns.map(({ field }) => cellOf(valueAt(row, field), format)))).join('');
    meter.add('bytes', Buffer.byteLength(text));
    // What passes the bound of bytes is not written.
    const written = meter.bound === 'bytes' ? 0 : rows.length;
    count.written += written;
    count.leftOut += nameless;
    count.missing = Math.max(total - done, 0) + fresh.length - written;
    count.bound = meter.bound;
    onProgress(Math.min(done, total), total);
    if (written > 0) yield text;
    if (count.bound !== undefined) return;
  }
}

export interface ListExportServices {
  client: PlatformClient;
  clock: Pick<Clock, 'now'>;
  dialogs: Pick<Dialogs, 'chooseSavePath'>;
  files: Files;
  log: Log;
}

/** Handler of the export of any list, page by page. The person chooses the target file first. */
export function listExportHandlers(services: ListExportServices): HandlersOf<'lists'> {
  const { client, clock, dialogs, files, log } = services;
  return {
    'lists.export': async (request, { signal, progress }) => {
      const contract: ResourceContract = resources[request.resource];
      const target = await dialogs.chooseSavePath(`${localDay(clock.now())}_${contract.name}_export.csv`);
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      const list = new Resource(contract, { client, log });
      const query = { ...request.query, sort: steadySort(request.query.sort, contract.sorts) };
      const count: ListCount = { written: 0, leftOut: 0, missing: 0 };
      const lines = listLines(
        (page) => list.list(page, { signal }),
        { ...request, query },
        count,
        (done, total) => progress({ phase: 'download', done, total }),
      );
      await replaceFile(files, target, (path) => writeText(files, path, lines, signal));
      return { fileName: basename(target), ...count };
    },
  };
}
