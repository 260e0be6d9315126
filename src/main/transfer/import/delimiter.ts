import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { type ImportDelimiter, importDelimiters } from '#shared/import/delimiters.ts';
import { filledLength, hasExpectedFields, layoutOf } from '#shared/import/layout.ts';
import { importBounds } from '#shared/import/limits.ts';
import { isHeader } from '#shared/import/titles.ts';
import { CsvTokenizer } from './tokenizer.ts';
import { beyondBound } from './unreadable.ts';

/** The first record that is not empty, split by one delimiter. */
export interface FirstRecord {
  readonly fields: readonly string[];
  readonly isHeader: boolean;
  /** Whether it holds more than `fields` has. */
  readonly isOversized: boolean;
}

export interface FirstRead {
  delimiter: ImportDelimiter;
  /** Null when the text has none. */
  first: FirstRecord | null;
  /** Whether the text is nothing but the first record. */
  isAlone: boolean;
}

/** Records, header included, that decide which delimiter fits. */
const RECORDS_LOOKED_AT = 100;
/** With a wrong delimiter a quote may never close: beyond this length only whether the field is blank is kept. */
const LIMITS = { field: 1 << 20, fields: 1 << 16, record: importBounds.characters };

/** The start of the file split by one delimiter. */
class Candidate {
  readonly delimiter: ImportDelimiter;
  readonly #type: ImportType;
  readonly #tokenizer: CsvTokenizer;
  readonly #shapes: { count: number; filled: number }[] = [];
  first: FirstRecord | null = null;
  #empty = 0;

  constructor(type: ImportType, delimiter: ImportDelimiter) {
    this.delimiter = delimiter;
    this.#type = type;
    this.#tokenizer = new CsvTokenizer(
      delimiter,
      ({ fields, isUnclosed, isOversized }) => {
        const filled = filledLength(fields);
        if (filled === 0) this.#countEmpty();
        if (filled === 0 || this.hasSeenEnough) return;
        this.first ??= { fields: [...fields], isHeader: !isUnclosed && isHeader(type, fields), isOversized };
        this.#shapes.push({ count: fields.length, filled });
      },
      1,
      LIMITS,
    );
  }

  get isAlone(): boolean {
    return this.#shapes.length <= 1;
  }

  get hasSeenEnough(): boolean {
    return this.#shapes.length >= RECORDS_LOOKED_AT;
  }

  /** @throws UnreadableImport for a file of empty lines */
  #countEmpty(): void {
    this.#empty += 1;
    if (this.#empty > importBounds.emptyLines) throw beyondBound('emptyLines');
  }

  read(text: string): void {
    if (!this.hasSeenEnough) this.#tokenizer.write(text);
  }

  end(): void {
    if (!this.hasSeenEnough) this.#tokenizer.end();
  }

  /** Number of records whose field count matches the header, or the platform's columns without one. */
  get fitting(): number {
    const expected = this.first?.isHeader
      ? layoutOf(this.#type, this.first.fields).expectedFields
      : importColumns[this.#type].length;
    return this.#shapes.filter(({ count, filled }) => hasExpectedFields(count, filled, expected)).length;
  }
}

const byFit = (a: Candidate, b: Candidate): number =>
  Number(b.first?.isHeader ?? false) - Number(a.first?.isHeader ?? false) ||
  b.fitting - a.fitting ||
  (b.first?.fields.length ?? 0) - (a.first?.fields.length ?? 0);

/**
 * Whether more text cannot change the choice: every candidate has a first record and exactly one of these is a header,
 * or every candidate has read enough records.
 */
function isDecided(candidates: readonly Candidate[]): boolean {
  if (candidates.every(({ hasSeenEnough }) => hasSeenEnough)) return true;
  return (
    candidates.every(({ first }) => first !== null) &&
    candidates.filter(({ first }) => first?.isHeader === true).length === 1
  );
}

/**
 * Chooses the delimiter of a text. In order of weight: the first record is a header, most of the first records have the
 * expected number of fields, the first record has most fields, the order of `importDelimiters`.
 * @param known the delimiter, when it is already known
 */
export function readFirstRecord(text: Iterable<string>, type: ImportType, known?: ImportDelimiter): FirstRead {
  const candidates = importDelimiters
    .filter((delimiter) => known === undefined || delimiter === known)
    .map((delimiter) => new Candidate(type, delimiter));
  let isAtEnd = true;
  for (const part of text) {
    for (const candidate of candidates) candidate.read(part);
    isAtEnd = known !== undefined ? candidates[0]?.first === null : !isDecided(candidates);
    if (!isAtEnd) break;
  }
  if (isAtEnd) for (const candidate of candidates) candidate.end();
  const [best] = candidates.toSorted(byFit);
  if (best === undefined) throw new Error('No delimiter to choose from');
  return { delimiter: best.delimiter, first: best.first, isAlone: isAtEnd && best.isAlone };
}
