import type { ImportType } from '#shared/import/causes.ts';
import { codeReplacementsOf } from '#shared/import/codes.ts';
import type { ImportDelimiter } from '#shared/import/delimiters.ts';
import { type ImportLayout, layoutOf } from '#shared/import/layout.ts';
import { importBounds } from '#shared/import/limits.ts';
import { replacementsOf } from '#shared/import/value-replacements.ts';
import type { ImportEncoding, ImportOptions } from '#shared/ipc/transfer.ts';
import type { ByteSource } from './byte-source.ts';
import { readStart } from './byte-source.ts';
import { type FirstRecord, readFirstRecords } from './delimiter.ts';
import { decode, decodeStart, detectEncoding, markLength } from './encoding.ts';
import { ImportRepairs, type ValueChanges } from './repairs.ts';
import { beyondBound } from './unreadable.ts';

/** How a file is read: what was detected, overridden by the person's choices. */
export interface ImportPlan extends ValueChanges {
  readonly type: ImportType;
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
  /** Physical line on which the header starts; null without one. Records above it are left out. */
  readonly headerLine: number | null;
  /** The first records that are not empty: where a person looks for the header. */
  readonly start: readonly FirstRecord[];
  readonly layout: ImportLayout;
  /** By platform column without a file column, its value in every record. */
  readonly constants: Readonly<Record<string, string>>;
  /** Field count of the header, or of the first record without one; 0 when there is none. */
  readonly firstWidth: number;
  /** Offset of the first record, after the byte order mark and a `sep=` line. */
  readonly startByte: number;
  readonly startLine: number;
}

/** A first line that names the delimiter, as spreadsheets write it. */
const SEP_LINE = /^sep=([;,\t|])(?:\r\n|\n|\r|$)/i;
/** Longer than any such line, so that `$` matches the end of the file only. */
const SEP_LINE_PEEK = 16;

function readSepLine(source: ByteSource, encoding: ImportEncoding, from: number) {
  const bytesPerCharacter = encoding === 'utf-16le' ? 2 : 1;
  const start = decodeStart(readStart(source, SEP_LINE_PEEK * bytesPerCharacter, from), encoding);
  const match = SEP_LINE.exec(start);
  // The pattern captures one of the four delimiters.
  return match && { delimiter: match[1] as ImportDelimiter, bytes: match[0].length * bytesPerCharacter };
}

/**
 * Decides how a file is read, from its bytes and the person's options. Reads the whole file only to prove UTF-8,
 * otherwise its start.
 * @throws UnreadableImport for a workbook, and for a first line beyond the bounds; an error of node:fs when the file cannot be read
 */
export function planImport(source: ByteSource, type: ImportType, options: ImportOptions = {}): ImportPlan {
  const detected = detectEncoding(source);
  const encoding = options.encoding ?? detected;
  const mark = markLength(source, encoding);
  const sepLine = readSepLine(source, encoding, mark);
  const startByte = mark + (sepLine?.bytes ?? 0);
  const startLine = sepLine === null ? 1 : 2;
  const { delimiter, records, header, isAlone } = readFirstRecords(decode(source.chunks(startByte), encoding), type, {
    known: options.delimiter ?? sepLine?.delimiter,
    startLine,
  });
  const chosen = chosenHeader(records, header, options.headerLine);
  const first = chosen ?? records[0];
  if (first !== undefined) refuseOversized(first, isAlone);
  const { given = {} } = options;
  const columns = Object.keys(given);
  const values = Object.entries(options.values ?? {}).filter(([column]) => !columns.includes(column));
  return {
    type,
    encoding,
    delimiter,
    headerLine: chosen?.line ?? null,
    start: records,
    layout: layoutOf(type, chosen?.fields ?? null, options.mapping, columns, first?.fields.length),
    repairs: options.repairs?.length ? new ImportRepairs(type, options.repairs) : null,
    codes: codeReplacementsOf(type, options.codes),
    replacements: replacementsOf(type, Object.fromEntries(values)),
    constants: { ...options.constants, ...given },
    firstWidth: first?.fields.length ?? 0,
    startByte,
    startLine,
  };
}

/** The header that a person chose, or the detected one. A line where no record starts any more is not chosen. */
function chosenHeader(
  records: readonly FirstRecord[],
  detected: FirstRecord | null,
  line: number | null | undefined,
): FirstRecord | null {
  if (line === null) return null;
  return records.find((record) => record.line === line) ?? detected;
}

/** The first line decides how many columns the page is given. @throws UnreadableImport */
function refuseOversized({ fields, isOversized }: FirstRecord, isAlone: boolean): void {
  if (fields.length > importBounds.columns) throw beyondBound('columns');
  // One that has columns, or others after it, is a line with an error, like any other.
  if (isOversized && isAlone && fields.length <= 1) throw beyondBound('characters');
}
