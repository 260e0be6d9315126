import { derivedTexts } from '#shared/import/derived-columns.ts';
import { filledLength } from '#shared/import/layout.ts';
import { importBounds } from '#shared/import/limits.ts';
import { restored } from '#shared/spreadsheet.ts';
import { type ByteSource, countBytes } from './byte-source.ts';
import { type DecodedChunk, decodeChunks } from './encoding.ts';
import type { ImportPlan } from './plan.ts';
import { CsvTokenizer, type RawRecord } from './tokenizer.ts';
import { beyondBound } from './unreadable.ts';

/** Receives what a file contains, in line order. */
export interface ImportVisitor {
  /**
   * @param number counts from 1, without header and empty rows
   * @param filled position of the last field that is not empty, plus 1
   */
  record(raw: RawRecord, number: number, filled: number): void;
  /** An empty row before the last record; trailing empty rows are not reported. */
  emptyRow?(line: number): void;
  /** A line above the header that is not empty. */
  aboveHeader?(line: number): void;
  /** Whether nothing more is wanted, so that reading ends. */
  hasEnough?(): boolean;
}

/** A place between two records of a file, from which reading can go on. */
export interface RecordPlace {
  /** Offset of a byte from which the text is decoded, and the characters from there to the place. */
  readonly byte: number;
  readonly characters: number;
  /** Physical line of the place. */
  readonly line: number;
  /** Number of records before it. */
  readonly records: number;
}

export interface ReadOptions {
  /** Called with the bytes read so far, some times a second. */
  onProgress?: ((bytes: number) => void) | undefined;
  /** Where reading starts: at the start of the file if absent. */
  from?: RecordPlace;
  /** Called with a place before the first record and then every `recordsPerPlace` records. */
  onPlace?: ((place: RecordPlace) => void) | undefined;
}

/** Records between two places: reading on from one passes over half of them on average. */
export const recordsPerPlace = 128;

/** Characters read at once where few records are wanted. */
const SHORT_PART = 1 << 14;

/**
 * Reads the records of a file. Memory does not grow with the file.
 * @returns the number of records up to the end
 * @throws UnreadableImport for a file beyond `importBounds`
 */
export function readImport(
  source: ByteSource,
  plan: ImportPlan,
  visitor: ImportVisitor,
  { onProgress, from, onPlace }: ReadOptions = {},
): number {
  const { text } = plan;
  const startByte = from?.byte ?? text.startByte;
  const firstLine = from?.line ?? text.firstLine;
  let records = from?.records ?? 0;
  let isHeaderToCome = from === undefined && plan.headerLine !== null;
  let part: DecodedChunk = { text: '', byte: startByte, characters: 0 };
  const markPlace = () => {
    const next = tokenizer.nextRecord(part.text);
    if (next === null || records % recordsPerPlace !== 0) return;
    onPlace?.({ byte: part.byte, characters: part.characters + next.at, line: next.line, records });
  };
  if (!isHeaderToCome) onPlace?.({ byte: startByte, characters: 0, line: firstLine, records });
  const empty = new EmptyLines();
  const tokenizer = new CsvTokenizer(
    text.delimiter,
    (raw) => {
      const filled = filledLength(raw.fields);
      // Even when it is only an unclosed quote: an empty row is never a record.
      if (filled === 0) {
        empty.add(raw.line);
        return;
      }
      empty.report(visitor);
      if (isHeaderToCome) {
        if (raw.line === plan.upperTitlesLine) return;
        if (raw.line !== plan.headerLine) visitor.aboveHeader?.(raw.line);
        else {
          isHeaderToCome = false;
          markPlace();
        }
        return;
      }
      records += 1;
      if (records > importBounds.records) throw beyondBound('records');
      const read = withoutApostrophes(raw);
      visitor.record(plan.places?.read(read) ?? withDerivedFields(read, plan), records, filled);
      if (onPlace !== undefined) markPlace();
    },
    { firstLine, countsRecords: text.isSheet },
  );
  const bytes = withinBytes(source.chunks(startByte));
  const chunks = decodeChunks(onProgress ? countBytes(bytes, onProgress) : bytes, text.encoding, startByte);
  for (part of from === undefined ? chunks : shortParts(chunks, from.characters)) {
    tokenizer.write(part.text);
    if (visitor.hasEnough?.() === true) return records;
  }
  tokenizer.end();
  return records;
}

/** Splits decoded chunks into short parts, without their first characters. */
function* shortParts(chunks: Iterable<DecodedChunk>, skipped: number): Iterable<DecodedChunk> {
  let left = skipped;
  for (const { text, byte, characters } of chunks) {
    for (let at = Math.min(left, text.length); at < text.length; at += SHORT_PART) {
      yield { text: text.slice(at, at + SHORT_PART), byte, characters: characters + at };
    }
    left = Math.max(0, left - text.length);
  }
}

/** @throws UnreadableImport for a file that is, or has become, larger than the bound */
function* withinBytes(chunks: Iterable<Uint8Array>): Iterable<Uint8Array> {
  let read = 0;
  for (const chunk of chunks) {
    read += chunk.byteLength;
    if (read > importBounds.bytes) throw beyondBound('bytes');
    yield chunk;
  }
}

/** The empty rows since the last record; they are reported only when another record follows. */
class EmptyLines {
  #runs: [from: number, to: number][] = [];
  #count = 0;

  /** @throws UnreadableImport for too many */
  add(line: number): void {
    this.#count += 1;
    if (this.#count > importBounds.emptyLines) throw beyondBound('emptyLines');
    const last = this.#runs.at(-1);
    if (last !== undefined && line === last[1] + 1) last[1] = line;
    else this.#runs.push([line, line]);
  }

  report(visitor: ImportVisitor): void {
    if (this.#count === 0) return;
    for (const [from, to] of this.#runs) for (let line = from; line <= to; line += 1) visitor.emptyRow?.(line);
    this.#runs = [];
    this.#count = 0;
  }
}

/** Adds the columns that are made of others. A record of another width is in error, and stays as it is. */
function withDerivedFields(raw: RawRecord, { derived, layout, text }: ImportPlan): RawRecord {
  if (derived.length === 0) return raw;
  const width = layout.expectedFields;
  if (raw.fields.length < width && !text.isSheet) return raw;
  if (raw.fields.slice(width).some((field) => field.trim() !== '')) return raw;
  const fields = Array.from({ length: width }, (_, at) => raw.fields[at] ?? '');
  return { ...raw, fields: [...fields, ...derivedTexts(fields, derived)] };
}

/** Removes the apostrophes that an export put before values that look like formulas. */
function withoutApostrophes(raw: RawRecord): RawRecord {
  const { fields } = raw;
  let meant: string[] | null = null;
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] ?? '';
    if (!field.includes("'")) continue;
    const value = restored(field);
    if (value === field) continue;
    meant ??= [...fields];
    meant[at] = value;
  }
  return meant === null ? raw : { ...raw, fields: meant };
}
