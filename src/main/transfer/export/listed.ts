import { exportBounds } from '#shared/export-bounds.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { unreadable } from '../../api/errors.ts';
import { IdSet } from '../../api/id-set.ts';
import { allPages } from '../../api/pages.ts';
import { csvRows } from './csv-rows.ts';
import type { ListSource } from './list-source.ts';
import { type ExportFormat, exportFormats, spreadsheetLine } from './spreadsheet-csv.ts';

/** Page size: few calls, none of them slow for the platform (docs/screens/02-users-hitchhikers.md §3). */
const PER_PAGE = 500;

/** @throws AppFailure when the row has no id */
const idOf = (member: unknown): number => {
  const id: unknown = typeof member === 'object' && member !== null && 'id' in member ? member.id : null;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id >= 0) return id;
  throw unreadable(200);
};

/**
 * Adds the ids of all rows in the person's own list, page by page.
 * @throws AppFailure, also when a row has no id: nobody may be left out by accident
 */
export async function addListIds(
  ids: IdSet,
  source: ListSource,
  params: WireParams,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const ask = async (page: number) => {
    const { members, total } = await source([['page', String(page)], ['perPage', String(PER_PAGE)], ...params]);
    return { rows: members, total };
  };
  const pages = allPages(ask, idOf, { most: exportBounds.lines });
  for await (const { fresh, done, total } of pages) {
    for (const member of fresh) ids.add(idOf(member));
    onProgress(Math.min(done, total), total);
  }
}

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
