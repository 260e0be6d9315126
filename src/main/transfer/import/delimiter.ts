import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { type ImportDelimiter, importDelimiters } from '#shared/import/delimiters.ts';
import { filledLength, hasExpectedFields, layoutOf } from '#shared/import/layout.ts';
import { importBounds } from '#shared/import/limits.ts';
import { isHeader } from '#shared/import/titles.ts';
import { CsvTokenizer, type RawRecord, type TokenizerOptions } from './tokenizer.ts';
import { beyondBound } from './unreadable.ts';

/** A record at the start of a file, split by one delimiter. */
export interface FirstRecord {
  readonly fields: readonly string[];
  /** Physical line on which it starts. */
  readonly line: number;
  /** Whether it holds more than `fields` has. */
  readonly isOversized: boolean;
}

export interface FirstRead {
  delimiter: ImportDelimiter;
  /** The first records that are not empty, at most as many as a header may stand below. */
  records: readonly FirstRecord[];
  /** The one of them that is the header; null for none. */
  header: FirstRecord | null;
  /** Whether the text is nothing but the first record. */
  isAlone: boolean;
}

/** Records, from the header on, that decide which delimiter fits. */
const RECORDS_LOOKED_AT = 100;
/** Non-empty records among which the header is. */
const RECORDS_WITH_HEADER = 20;
/** With a wrong delimiter a quote may never close: beyond this length only whether the field is blank is kept. */
const LIMITS = { field: 1 << 20, fields: 1 << 16, record: importBounds.characters };

/** The start of the file split by one delimiter. */
class Candidate {
  readonly delimiter: ImportDelimiter;
  readonly #type: ImportType;
  readonly #tokenizer: CsvTokenizer;
  /** Field counts from the header on; of all records while it is not found. */
  #shapes: { count: number; filled: number }[] = [];
  readonly records: FirstRecord[] = [];
  header: FirstRecord | null = null;
  #empty = 0;

  constructor(type: ImportType, delimiter: ImportDelimiter, options: TokenizerOptions) {
    this.delimiter = delimiter;
    this.#type = type;
    this.#tokenizer = new CsvTokenizer(delimiter, (raw) => this.#take(raw), { ...options, limits: LIMITS });
  }

  #take({ fields, line, isUnclosed, isOversized }: RawRecord): void {
    const filled = filledLength(fields);
    if (filled === 0) this.#countEmpty();
    if (filled === 0 || this.hasSeenEnough) return;
    if (this.records.length < RECORDS_WITH_HEADER) {
      const record = { fields: [...fields], line, isOversized };
      this.records.push(record);
      if (this.header === null && !isUnclosed && isHeader(this.#type, fields)) {
        this.header = record;
        this.#shapes = [];
      }
    }
    this.#shapes.push({ count: fields.length, filled });
  }

  get isAlone(): boolean {
    return this.records.length <= 1;
  }

  get hasSeenEnough(): boolean {
    return this.#shapes.length >= RECORDS_LOOKED_AT;
  }

  /** Whether more text cannot bring a header. */
  get isHeaderDecided(): boolean {
    return this.header !== null || this.records.length >= RECORDS_WITH_HEADER;
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
    const expected = this.header
      ? layoutOf(this.#type, this.header.fields).expectedFields
      : importColumns[this.#type].length;
    return this.#shapes.filter(({ count, filled }) => hasExpectedFields(count, filled, expected)).length;
  }

  /** Fields of the header, or of the first record without one. */
  get width(): number {
    return (this.header ?? this.records[0])?.fields.length ?? 0;
  }
}

const byFit = (a: Candidate, b: Candidate): number =>
  Number(b.header !== null) - Number(a.header !== null) || b.fitting - a.fitting || b.width - a.width;

/**
 * Whether more text cannot change the choice: it is known of every candidate whether it has a header and exactly one
 * has, or every candidate has read enough records.
 */
function isDecided(candidates: readonly Candidate[]): boolean {
  if (candidates.every(({ hasSeenEnough }) => hasSeenEnough)) return true;
  return (
    candidates.every(({ isHeaderDecided }) => isHeaderDecided) &&
    candidates.filter(({ header }) => header !== null).length === 1
  );
}

/**
 * Finds the header and chooses the delimiter of a text. In order of weight: a header is found, most of the first records
 * from it on have the expected number of fields, it has most fields, the order of `importDelimiters`.
 * @param known the delimiter, when it is already known
 * @param options how lines are counted
 */
export function readFirstRecords(
  text: Iterable<string>,
  type: ImportType,
  {
    known,
    ...options
  }: Pick<TokenizerOptions, 'firstLine' | 'countsRecords'> & { known?: ImportDelimiter | undefined },
): FirstRead {
  const candidates = importDelimiters
    .filter((delimiter) => known === undefined || delimiter === known)
    .map((delimiter) => new Candidate(type, delimiter, options));
  let isAtEnd = true;
  for (const part of text) {
    for (const candidate of candidates) candidate.read(part);
    isAtEnd = known !== undefined ? candidates[0]?.isHeaderDecided !== true : !isDecided(candidates);
    if (!isAtEnd) break;
  }
  if (isAtEnd) for (const candidate of candidates) candidate.end();
  const [best] = candidates.toSorted(byFit);
  if (best === undefined) throw new Error('No delimiter to choose from');
  const { delimiter, records, header } = best;
  return { delimiter, records, header, isAlone: isAtEnd && best.isAlone };
}
