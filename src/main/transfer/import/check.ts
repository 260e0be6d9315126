import type { ErrorCause, WarningCause } from '#shared/import/cause-names.ts';
import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import { importFields } from '#shared/import/fields.ts';
import { hasExpectedFields } from '#shared/import/layout.ts';
import { checkFields, type FieldProblems, sentValue } from '#shared/import/record.ts';
import type { ByteSource } from './byte-source.ts';
import type { ImportPlan } from './plan.ts';
import { type ImportVisitor, readImport } from './read.ts';
import { SeenValues } from './seen-values.ts';
import type { RawRecord } from './tokenizer.ts';

/** One problem where it was found. The object is used again: what is kept must be copied. */
export interface FoundProblem {
  readonly line: number;
  /** Null for an empty row. */
  readonly record: number | null;
  /** Position of the column in contract order; -1 when the problem is the record's. */
  readonly field: number;
  /** The value as it stands in the file; null when the problem is the record's. */
  readonly value: string | null;
}

/** Told every problem in sorted order, errors and warnings each in their own. */
export interface ProblemSink {
  error(cause: ErrorCause, problem: FoundProblem): void;
  warning(cause: WarningCause, problem: FoundProblem): void;
}

/** A record as it would be sent, in contract order. */
export type SentValues = Readonly<Partial<Record<ImportColumn, string>>>;

export interface CheckOptions {
  /** The day it is, YYYY-MM-DD: birth dates after it are warned of. */
  today: string;
  /** Number of a record whose values are wanted. */
  sample?: number;
  /** Told how many bytes have been checked, some times a second. */
  onProgress?: (bytes: number) => void;
  /** Told every record without error, in order. The array is used again. */
  onValid?: (values: readonly string[], line: number) => void;
}

export interface CheckSummary {
  records: number;
  /** Records without error. */
  valid: number;
  /** Null when there is no such record; undefined when none was asked for. */
  sample?: { record: number; values: SentValues } | null;
}

/** Checks the records of one file, one after the other. */
class RecordCheck implements ImportVisitor, FieldProblems {
  readonly #plan: ImportPlan;
  readonly #sink: ProblemSink;
  readonly #options: CheckOptions;
  /** For each platform column, the file column that feeds it; -1 for none. */
  readonly #sources: readonly number[];
  readonly #raw: string[];
  readonly #trimmed: string[];
  readonly #seen = new SeenValues();
  readonly #isRepeated = (value: string) => this.#seen.add(value);
  readonly #found: { line: number; record: number | null; field: number; value: string | null };
  valid = 0;
  sample: CheckSummary['sample'];

  constructor(plan: ImportPlan, sink: ProblemSink, options: CheckOptions) {
    this.#plan = plan;
    this.#sink = sink;
    this.#options = options;
    this.#sources = importColumns[plan.type].map((column) => plan.layout.fed.indexOf(column));
    this.#raw = this.#sources.map(() => '');
    this.#trimmed = this.#sources.map(() => '');
    this.#found = { line: 0, record: null, field: -1, value: null };
    if (options.sample !== undefined) this.sample = null;
  }

  record(raw: RawRecord, number: number, filled: number): void {
    this.#foundOn(raw.line, number);
    const isSample = number === this.#options.sample;
    if (raw.isUnclosed || !hasExpectedFields(raw.fields.length, filled, this.#plan.layout.expectedFields)) {
      this.#sink.error(raw.isUnclosed ? 'unclosedQuote' : 'fieldCount', this.#found);
      if (!isSample) return;
      // Its fields were not checked, so they are not read either.
      this.#takeValues(raw.fields);
      this.sample = { record: number, values: this.#byColumn(this.#trimmed) };
      return;
    }
    this.#takeValues(raw.fields);
    const fields = importFields[this.#plan.type];
    const errors = checkFields(fields, this.#raw, this.#trimmed, this.#options.today, this.#isRepeated, this);
    if (isSample) this.sample = { record: number, values: this.#byColumn(this.#sentValues()) };
    if (errors > 0) return;
    this.valid++;
    this.#options.onValid?.(this.#sentValues(), raw.line);
  }

  emptyRow(line: number): void {
    this.#foundOn(line, null);
    this.#sink.warning('emptyRow', this.#found);
  }

  error(field: number, cause: ErrorCause, value: string): void {
    this.#found.field = field;
    this.#found.value = value;
    this.#sink.error(cause, this.#found);
  }

  warning(field: number, cause: WarningCause, value: string): void {
    this.#found.field = field;
    this.#found.value = value;
    this.#sink.warning(cause, this.#found);
  }

  #foundOn(line: number, record: number | null): void {
    this.#found.line = line;
    this.#found.record = record;
    this.#found.field = -1;
    this.#found.value = null;
  }

  #takeValues(fields: readonly string[]): void {
    const sources = this.#sources;
    for (let index = 0; index < sources.length; index++) {
      const value = fields[sources[index] ?? -1] ?? '';
      this.#raw[index] = value;
      this.#trimmed[index] = value.trim();
    }
  }

  #sentValues(): string[] {
    const fields = importFields[this.#plan.type];
    return fields.map((field, index) => sentValue(field, this.#raw[index] ?? '', this.#trimmed[index] ?? ''));
  }

  #byColumn(values: readonly string[]): SentValues {
    return Object.fromEntries(importColumns[this.#plan.type].map((column, index) => [column, values[index] ?? '']));
  }
}

/**
 * Checks every line of a file against the platform's rules and the stricter ones beside them (contract a §9).
 * @throws UnreadableImport, or an error of node:fs.
 */
export function checkImport(
  source: ByteSource,
  plan: ImportPlan,
  sink: ProblemSink,
  options: CheckOptions,
): CheckSummary {
  const check = new RecordCheck(plan, sink, options);
  const records = readImport(source, plan, check, options.onProgress);
  return { records, valid: check.valid, sample: check.sample };
}

/** The day it is where the person is, YYYY-MM-DD. */
export function dayOf(milliseconds: number): string {
  const moment = new Date(milliseconds);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
