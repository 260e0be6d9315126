const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** The first entry of an OpenDocument archive, stored without compression, tells what the archive is. */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';
const NAME_OF_FIRST_ENTRY = 30;

/** Bytes that tell the format of a workbook. */
export const bytesLookedAt = NAME_OF_FIRST_ENTRY + OPEN_DOCUMENT.length;

/** The formats of workbooks: Excel's, OpenDocument's, and that of Excel before 2007. */
export type WorkbookFormat = 'xlsx' | 'ods' | 'xls';

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/** The format of a workbook, from the first bytes of a file; null for anything else. */
export function workbookFormat(start: Uint8Array): WorkbookFormat | null {
  if (startsWith(start, OLE)) return 'xls';
  if (!startsWith(start, ZIP)) return null;
  const entry = Buffer.from(start).toString('latin1', NAME_OF_FIRST_ENTRY, bytesLookedAt);
  return entry === OPEN_DOCUMENT ? 'ods' : 'xlsx';
}
