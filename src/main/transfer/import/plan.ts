import type { ImportType } from '#shared/import/causes.ts';
import { codeReplacementsOf } from '#shared/import/codes.ts';
import type { ImportDelimiter } from '#shared/import/delimiters.ts';
import { type DerivedColumn, titlesOfDerived, totalWidth } from '#shared/import/derived-columns.ts';
import { findJoinedTitles, joinTitles } from '#shared/import/joined-titles.ts';
import { type ImportLayout, layoutOf } from '#shared/import/layout.ts';
import { importBounds } from '#shared/import/limits.ts';
import { replacementsOf } from '#shared/import/value-replacements.ts';
import type { ImportEncoding, ImportOptions, ImportReading } from '#shared/ipc/transfer.ts';
import type { ByteSource } from './byte-source.ts';
import { readStart } from './byte-source.ts';
import { type FirstRecord, readFirstRecords } from './delimiter.ts';
import { decode, decodeStart, detectEncoding, markLength } from './encoding.ts';
import { PlaceReader } from './national/place-reader.ts';
import { layoutOfPlaces, placeColumnsOf } from './national/schema.ts';
import { ImportRepairs, type ValueChanges } from './repairs.ts';
import { beyondBound } from './unreadable.ts';
import { rowDelimiter } from './workbook/row-bytes.ts';

/** How a file is read: what was detected, overridden by the person's choices. */
export interface ImportPlan extends ValueChanges {
  readonly type: ImportType;
  /** How the file is written: of a workbook the sheet, of a text its encoding and delimiter. */
  readonly format: Pick<ImportReading, 'encoding' | 'delimiter' | 'sheet'>;
  /** How its bytes are read. */
  readonly text: ImportText;
  /** Physical line on which the header starts; null without one. Records above it are left out. */
  readonly headerLine: number | null;
  /** Physical line of a row of titles that is read with the header; null for none. */
  readonly upperTitlesLine: number | null;
  /** The first records that are not empty: where a person looks for the header. */
  readonly start: readonly FirstRecord[];
  readonly layout: ImportLayout;
  /** Reads the records of a file of the national schema of carpooling places; null for another file. */
  readonly places: PlaceReader | null;
  /** Columns made of others, behind those of the file. */
  readonly derived: readonly DerivedColumn[];
  /** By platform column without a file column, its value in every record. */
  readonly constants: Readonly<Record<string, string>>;
  /** Field count of the header, or of the first record without one; 0 when there is none. */
  readonly firstWidth: number;
}

/** Bytes of text from which records are read. */
interface ImportText {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
  /** Offset of the first record, after the byte order mark and a `sep=` line. */
  readonly startByte: number;
  /** Physical line of the first record. */
  readonly firstLine: number;
  /** Whether they are the rows of a sheet: a record is a line, and short ones are filled. */
  readonly isSheet: boolean;
}

/** A first line that names the delimiter, as spreadsheets write it. */
const SEP_LINE = /^sep=([;,\t|])(?:\r\n|\n|\r|$)/i;
/** Longer than any such line, so that `$` matches the end of the file only. */
const SEP_LINE_PEEK = 16;

function readSepLine(source: ByteSource, encoding: ImportEncoding, from: number) {
  const bytesPerCharacter = encoding === 'utf-16le' || encoding === 'utf-16be' ? 2 : 1;
  const start = decodeStart(readStart(source, SEP_LINE_PEEK * bytesPerCharacter, from), encoding);
  const match = SEP_LINE.exec(start);
  // The pattern captures one of the four delimiters.
  return match && { delimiter: match[1] as ImportDelimiter, bytes: match[0].length * bytesPerCharacter };
}

/** Where the records of a source start, and what is known of how they are written. */
function startOf(source: ByteSource, options: ImportOptions) {
  if (source.workbook !== undefined) {
    return { encoding: 'utf-8', known: rowDelimiter, startByte: 0, firstLine: 1, isSheet: true } as const;
  }
  const encoding = options.encoding ?? detectEncoding(source);
  const mark = markLength(source, encoding);
  const sepLine = readSepLine(source, encoding, mark);
  return {
    encoding,
    known: options.delimiter ?? sepLine?.delimiter,
    startByte: mark + (sepLine?.bytes ?? 0),
    firstLine: sepLine === null ? 1 : 2,
    isSheet: false,
  };
}

/**
 * Decides how a file is read, from its bytes and the person's options. Reads the whole file only to prove UTF-8,
 * otherwise its start.
 * @throws UnreadableImport for a first line beyond the bounds; an error of node:fs when the file cannot be read
 */
export function planImport(source: ByteSource, type: ImportType, options: ImportOptions = {}): ImportPlan {
  const { known, ...start } = startOf(source, options);
  const { encoding, firstLine, startByte, isSheet } = start;
  const { delimiter, records, header, isAlone } = readFirstRecords(decode(source.chunks(startByte), encoding), type, {
    known,
    firstLine,
    countsRecords: isSheet,
  });
  const { header: chosen, upper } = chosenHeader(type, records, header, options);
  const first = chosen ?? records[0];
  if (first !== undefined) refuseOversized(first, isAlone);
  const { given = {} } = options;
  const columns = Object.keys(given);
  const values = Object.entries(options.values ?? {}).filter(([column]) => !columns.includes(column));
  return {
    type,
    format: isSheet
      ? { encoding: null, delimiter: null, sheet: source.workbook?.sheet ?? null }
      : { encoding, delimiter, sheet: null },
    text: { ...start, delimiter },
    headerLine: chosen?.line ?? null,
    upperTitlesLine: upper?.line ?? null,
    start: records,
    ...readColumns(type, chosen?.fields ?? null, { options, columns, width: first?.fields.length }),
    repairs: options.repairs?.length ? new ImportRepairs(type, options.repairs) : null,
    codes: codeReplacementsOf(type, options.codes),
    replacements: replacementsOf(type, Object.fromEntries(values)),
    constants: { ...options.constants, ...given },
    firstWidth: first?.fields.length ?? 0,
  };
}

/** Which columns are read, those that are made of others included. */
function readColumns(
  type: ImportType,
  header: readonly string[] | null,
  { options, columns, width }: { options: ImportOptions; columns: readonly string[]; width: number | undefined },
): Pick<ImportPlan, 'layout' | 'places' | 'derived'> {
  const { mapping, derived = [] } = options;
  const own = mapping?.slice(0, mapping.length - totalWidth(derived));
  const layout = layoutOf(type, header, own, columns, width);
  const { places, ...read } = readPlaces(type, layout, options);
  // A mapping of another file is none of these columns.
  const isOfFile = places === null && own !== undefined && own.length === read.layout.expectedFields;
  if (derived.length === 0 || mapping === undefined || !isOfFile) return { ...read, places, derived: [] };
  return { layout: withDerivedColumns(type, read.layout, { mapping, own, derived, columns }), places, derived };
}

/** Adds columns that are made of others behind those of a file. */
function withDerivedColumns(
  type: ImportType,
  layout: ImportLayout,
  {
    mapping,
    own,
    derived,
    columns,
  }: {
    mapping: readonly (string | null)[];
    own: readonly (string | null)[];
    derived: readonly DerivedColumn[];
    columns: readonly string[];
  },
): ImportLayout {
  const { fed } = layoutOf(type, null, mapping, columns);
  if (layout.titles === null) return { ...layout, fed };
  const titles = Array.from({ length: own.length }, (_, at) => layout.titles?.[at] ?? '');
  for (const one of derived) titles.push(...titlesOfDerived(titles, one));
  return { ...layout, fed, titles };
}

/** How the columns are read: those of a file of the national schema by that schema. */
function readPlaces(
  type: ImportType,
  layout: ImportLayout,
  { national, mapping }: ImportOptions,
): Pick<ImportPlan, 'layout' | 'places'> {
  const columns = type === 'relaypoints' && national !== undefined ? placeColumnsOf(layout.titles) : null;
  if (columns === null || national === undefined) return { layout, places: null };
  const read = layoutOfPlaces(layout, columns, mapping !== undefined);
  return { layout: read, places: new PlaceReader(columns, read, national) };
}

interface Header {
  /** Null for a file without one. */
  readonly header: FirstRecord | null;
  /** The row above it whose titles are read with its own; null for none. */
  readonly upper: FirstRecord | null;
}

/** The header that a person chose, or the detected one. A line where no record starts any more is not chosen. */
function chosenHeader(
  type: ImportType,
  records: readonly FirstRecord[],
  detected: FirstRecord | null,
  { headerLine, joinsTitles }: ImportOptions,
): Header {
  if (headerLine === null) return { header: null, upper: null };
  const chosen = records.find(({ line }) => line === headerLine);
  if (chosen !== undefined) return withTitlesAbove(type, records, chosen, joinsTitles === true);
  if (joinsTitles === false) return { header: detected, upper: null };
  const at = detected === null ? null : records.indexOf(detected);
  const rows = records.map(({ fields }) => fields);
  const lower = records[findJoinedTitles(type, rows, at) ?? -1];
  return lower === undefined ? { header: detected, upper: null } : withTitlesAbove(type, records, lower, true);
}

function withTitlesAbove(
  type: ImportType,
  records: readonly FirstRecord[],
  header: FirstRecord,
  isJoined: boolean,
): Header {
  const upper = isJoined ? records[records.indexOf(header) - 1] : undefined;
  if (upper === undefined) return { header, upper: null };
  return { header: { ...header, fields: joinTitles(type, upper.fields, header.fields) }, upper };
}

/** The first line decides how many columns the page is given. @throws UnreadableImport */
function refuseOversized({ fields, isOversized }: FirstRecord, isAlone: boolean): void {
  if (fields.length > importBounds.columns) throw beyondBound('columns');
  // One that has columns, or others after it, is a line with an error, like any other.
  if (isOversized && isAlone && fields.length <= 1) throw beyondBound('characters');
}
