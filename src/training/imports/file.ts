import { type Check, phpJson, sanitize } from './checks.ts';
import { phpRecords } from './fgetcsv.ts';

/** The lines of an accepted file, or the errors of a refused one. */
type CheckedFile = { lines: string[][]; errors: [] } | { lines: null; errors: string[] };

/** What makes a text a web page by its first bytes. */
const HTML = /<(?:!doctype\s+html|(?:head|title|html|script|style|table)[\s>]|a\s+href=)/i;

/** Whether the platform detects text/plain or text/csv: no binary control characters, nothing that begins a web page. */
function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const start = bytes.subarray(0, 4096);
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  if (isUtf16) return true;
  const isControl = (byte: number) => byte < 7 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32) || byte === 127;
  const text = new TextDecoder('latin1').decode(start);
  return !start.some(isControl) && !text.trimStart().startsWith('<') && !HTML.test(text);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    // The byte order mark stays, as on the platform, and spoils the first field (docs/platform/a-auth-users.md §9).
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function lineErrors(line: readonly string[], columns: readonly Check[]): string[] {
  return columns.flatMap((check, index) => {
    const value = line[index] ?? '';
    const reason = check(value);
    return reason === null ? [] : [`${value} ${reason} for line ${phpJson(line)}`];
  });
}

/**
 * Checks a whole file with the platform's messages (docs/platform/a-auth-users.md §9). Any error means that nothing is
 * imported.
 */
export function checkFile(
  bytes: Uint8Array,
  columns: readonly Check[],
  { hasHeader, isUnchecked }: { hasHeader: boolean; isUnchecked: boolean },
): CheckedFile {
  if (!looksLikeText(bytes)) return { lines: null, errors: ['Incorrect MIME type'] };
  const text = decode(bytes);
  if (text === undefined) return { lines: null, errors: ['File not in UTF-8'] };
  const records = [...phpRecords(text)].slice(hasHeader ? 1 : 0);
  const lines = records.map((record) => record.map(sanitize));
  if (isUnchecked) return { lines, errors: [] };
  const errors = lines.flatMap((line, index) =>
    line.length === columns.length
      ? lineErrors(line, columns)
      : [`Incorrect number of column line ${index + 1} (${columns.length} expected)`],
  );
  return errors.length === 0 ? { lines, errors: [] } : { lines: null, errors };
}
