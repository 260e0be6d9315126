import { type CellValue, EncryptedFileError, readOds, readXls, streamXlsxRows } from 'hucre';
import { importBounds } from '#shared/import/limits.ts';
import { beyondBound, UnreadableImport } from '../unreadable.ts';
import type { WorkbookFormat } from './format.ts';
import { type Sheet, type SheetLooks, xlsxLooks, xlsxSheets } from './xlsx-sheets.ts';

interface SheetRow {
  /** Position of the row in its sheet, from 0. */
  index: number;
  values: readonly CellValue[];
}

/** A workbook in memory. Every function throws what `unreadableWorkbook` puts into words. */
export interface Workbook {
  sheets: readonly Sheet[];
  /** The rows of a sheet that are written in the file, in order. */
  rows: (sheet: number) => AsyncIterable<SheetRow>;
  /** What a sheet hides or merges; null where that is not known. */
  looks: (sheet: number) => SheetLooks | null;
}

/** A workbook that the library reads whole. */
function wholeWorkbook({ sheets }: Awaited<ReturnType<typeof readXls>>): Workbook {
  return {
    sheets: sheets.map(({ name, hidden = false }) => ({ name, isHidden: hidden })),
    looks: () => null,
    async *rows(sheet) {
      // Rows without cells are holes.
      for (const [index, values = []] of (sheets[sheet]?.rows ?? []).entries()) yield { index, values };
    },
  };
}

/** The name of what a workbook with a password holds, as its container writes it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

const openers: Readonly<Record<WorkbookFormat, (bytes: Uint8Array) => Promise<Workbook>>> = {
  xlsx: async (bytes) => ({
    sheets: xlsxSheets(bytes),
    rows: (sheet) => streamXlsxRows(bytes, { sheet }),
    looks: (sheet) => xlsxLooks(bytes, sheet),
  }),
  // Read row by row, the library loses the line breaks of cells.
  ods: async (bytes) => wholeWorkbook(await readOds(bytes)),
  // Excel 97 to 2003, with 65,536 rows at most; and newer ones with a password, which have the same container.
  xls: async (bytes) => {
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED)) {
      throw new UnreadableImport('a workbook with a password', 'workbookEncrypted');
    }
    return wholeWorkbook(await readXls(bytes));
  },
};

/** @throws UnreadableImport for a workbook that cannot be read, with what a person can do about it */
export async function openWorkbook(bytes: Uint8Array, format: WorkbookFormat): Promise<Workbook> {
  if (bytes.length > importBounds.workbookBytes) {
    throw beyondBound('workbookBytes');
  }
  const workbook = await openers[format](bytes).catch((error: unknown) => {
    throw unreadableWorkbook(error);
  });
  if (workbook.sheets.length === 0) throw new UnreadableImport('a workbook without sheets', 'workbookDamaged');
  return workbook;
}

/** What a failure to read a workbook means for the person. */
export function unreadableWorkbook(error: unknown): UnreadableImport {
  if (error instanceof UnreadableImport) return error;
  if (error instanceof EncryptedFileError) return new UnreadableImport(error.message, 'workbookEncrypted');
  return new UnreadableImport(error instanceof Error ? error.message : String(error), 'workbookDamaged');
}
