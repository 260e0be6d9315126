import { derivedTexts } from '#shared/import/derived-columns.ts';
import { filledLength } from '#shared/import/layout.ts';
import { importBounds } from '#shared/import/limits.ts';
import { restored } from '#shared/spreadsheet.ts';
import type { ImportPlan } from './plan.ts';
import type { RawRecord } from './tokenizer.ts';
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
  /** A record that was proved to be without error, instead of `record`. */
  proved?(number: number, line: number): void;
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

/** Numbers the records of a file, apart from its header, the lines above it and empty rows, and gives them to a visitor. */
export class RecordSequence {
  readonly #plan: ImportPlan;
  readonly #visitor: ImportVisitor;
  readonly #empty = new EmptyLines();
  /** Number of records so far. */
  records: number;
  isHeaderToCome: boolean;

  constructor(plan: ImportPlan, visitor: ImportVisitor, from: RecordPlace | undefined) {
    this.#plan = plan;
    this.#visitor = visitor;
    this.records = from?.records ?? 0;
    this.isHeaderToCome = from === undefined && plan.headerLine !== null;
  }

  /**
   * Takes a record as it was read.
   * @returns whether records may be counted from its end: false for an empty row and above the header
   * @throws UnreadableImport for too many
   */
  take(raw: RawRecord): boolean {
    const filled = filledLength(raw.fields);
    // Even when it is only an unclosed quote: an empty row is never a record.
    if (filled === 0) {
      this.empty(raw.line);
      return false;
    }
    this.#empty.report(this.#visitor);
    if (this.isHeaderToCome) {
      if (raw.line === this.#plan.upperTitlesLine) return false;
      if (raw.line !== this.#plan.headerLine) {
        this.#visitor.aboveHeader?.(raw.line);
        return false;
      }
      this.isHeaderToCome = false;
      return true;
    }
    this.#count();
    const read = withoutApostrophes(raw);
    this.#visitor.record(this.#plan.places?.read(read) ?? withDerivedFields(read, this.#plan), this.records, filled);
    return true;
  }

  /** Takes a record below the header that was proved to be without error. @throws UnreadableImport */
  takeProved(line: number): void {
    this.#empty.report(this.#visitor);
    this.#count();
    this.#visitor.proved?.(this.records, line);
  }

  /** Takes an empty row. @throws UnreadableImport for too many */
  empty(line: number): void {
    this.#empty.add(line);
  }

  #count(): void {
    this.records += 1;
    if (this.records > importBounds.records) throw beyondBound('records');
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
