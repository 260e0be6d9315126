import { readFileSync } from 'node:fs';
import type { ImportType } from '#shared/import/causes.ts';
import { isHeader } from '#shared/import/titles.ts';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import { type ByteSource, fileSource, readStart } from '../byte-source.ts';
import { cellText } from './cell-text.ts';
import { bytesLookedAt, workbookFormat } from './format.ts';
import { RowBytes } from './row-bytes.ts';
import { openWorkbook, unreadableWorkbook, type Workbook } from './workbook.ts';
import type { SheetLooks } from './xlsx-sheets.ts';

/** Rows shown of each sheet, and the cells and characters shown of each row. */
const PREVIEW = { rows: 4, cells: 12, characters: 40 };
/** Sheets shown with their rows; a workbook of hundreds is named only. */
const MAX_PREVIEWS = 20;

type SheetPreviews = NonNullable<ImportDetection['workbook']>['sheets'];

const memorySource = (pieces: readonly Uint8Array[]): ByteSource => ({
  *chunks(from = 0) {
    let skipped = from;
    for (const piece of pieces) {
      if (skipped < piece.length) yield piece.subarray(skipped);
      skipped = Math.max(0, skipped - piece.length);
    }
  },
});

/** Opens a file as a workbook; null for a text. @throws UnreadableImport, or an error of node:fs */
export async function openBook(path: string): Promise<Workbook | null> {
  const format = workbookFormat(readStart(fileSource(path), bytesLookedAt));
  return format === null ? null : await openWorkbook(readFileSync(path), format);
}

/**
 * Reads a sheet of a workbook as lines in memory.
 * @param wanted name of the sheet; the first one where there is none of that name
 * @throws UnreadableImport for a sheet that cannot be read
 */
export async function readSheet(open: Workbook, wanted: string | null | undefined): Promise<ByteSource> {
  const names = open.sheets.map(({ name }) => name);
  const sheet = Math.max(0, wanted == null ? 0 : names.indexOf(wanted));
  try {
    const bytes = new RowBytes();
    for await (const { index, values } of open.rows(sheet)) bytes.add(index, values);
    return { ...memorySource(bytes.end()), workbook: { sheet: names[sheet] ?? '' } };
  } catch (error) {
    throw unreadableWorkbook(error);
  }
}

/** What the sheet that was read hides or merges; null where that is not known. */
export function looksOf(open: Workbook, { workbook }: ByteSource): SheetLooks | null {
  try {
    return open.looks(
      Math.max(
        0,
        open.sheets.findIndex(({ name }) => name === workbook?.sheet),
      ),
    );
  } catch {
    // Its rows could be read: only this is not said.
    return null;
  }
}

/** Opens a file of an import: a text file is read where it lies, a sheet of a workbook becomes lines in memory. */
export async function openSource(path: string, wanted?: string | null): Promise<ByteSource> {
  const open = await openBook(path);
  return open === null ? fileSource(path) : await readSheet(open, wanted);
}

/** The sheets of a workbook with their first rows, among which a person chooses. */
export async function previewSheets(open: Workbook): Promise<SheetPreviews> {
  const previews: SheetPreviews = [];
  for (const [at, { name, isHidden }] of open.sheets.entries()) {
    const rows = at < MAX_PREVIEWS && open.sheets.length > 1 ? await firstRows(open, at) : [];
    previews.push({ name, isHidden, rows });
  }
  return previews;
}

/** The first sheet in sight with a header among its first rows; null for none. */
export const likelySheet = (type: ImportType, sheets: SheetPreviews): string | null =>
  sheets.find(({ isHidden, rows }) => !isHidden && rows.some((cells) => isHeader(type, cells)))?.name ?? null;

/** The first rows of a sheet that are not empty; none of one that cannot be read. */
async function firstRows(open: Workbook, sheet: number): Promise<string[][]> {
  const rows: string[][] = [];
  try {
    for await (const { values } of open.rows(sheet)) {
      const cells = values.slice(0, PREVIEW.cells).map((value) => cellText(value ?? null).slice(0, PREVIEW.characters));
      if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
      if (rows.length === PREVIEW.rows) break;
    }
  } catch {
    // Said when the sheet is chosen.
  }
  return rows;
}
