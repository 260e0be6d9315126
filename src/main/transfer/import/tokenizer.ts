import { isBlank } from '#shared/import/layout.ts';
import { importBounds } from '#shared/import/limits.ts';
import { CONTROL_CHARACTER } from '#shared/import/record.ts';

/** One record as written in the file. The object and its array are reused: copy what you keep. */
export interface RawRecord {
  readonly fields: readonly string[];
  /** Physical line on which it starts, from 1; line ends inside quotes count. */
  readonly line: number;
  /** Whether a quoted field was not closed where a field ends. */
  readonly isUnclosed: boolean;
  /** Whether a field or the field count exceeded the limit, so that `fields` is incomplete. */
  readonly isOversized: boolean;
  /** False when none of its fields holds a control character. */
  readonly hasControls: boolean;
  /** False when its fields are ASCII. */
  readonly isBeyondAscii: boolean;
}

export interface TokenizerOptions {
  /** Physical line on which the text starts. */
  firstLine?: number;
  limits?: TokenizerLimits;
  /** Whether a line is a record, as in a sheet: line ends inside quotes do not count. */
  countsRecords?: boolean;
}

interface TokenizerLimits {
  /** Maximum characters of a field. */
  field: number;
  /** Maximum fields of a record. */
  fields: number;
  /** Maximum characters of a record. */
  record: number;
}

/** Far above what any file holds: memory does not grow with a line that does not end. */
const DEFAULT_LIMITS: TokenizerLimits = { field: 1 << 20, fields: 1 << 16, record: importBounds.characters };

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

const FIELD_START = 0;
const UNQUOTED = 1;
const QUOTED = 2;
/** After a quote inside a quoted field: the next character decides what it was. */
const AFTER_QUOTE = 3;

const REPLACEMENT = 0xfffd;
/** Exclusive upper bound of control characters, except U+FFFD. */
const END_OF_CONTROLS = 0xa0;

/** For each character below that bound, 1 when the scan of an unquoted field must stop at it. */
function stopsFor(delimiter: number): Uint8Array {
  const stops = Uint8Array.from({ length: END_OF_CONTROLS }, (_, code) =>
    CONTROL_CHARACTER.test(String.fromCharCode(code)) ? 1 : 0,
  );
  for (const code of [delimiter, LF, CR]) stops[code] = 1;
  return stops;
}

/**
 * Makes one quote of each two, in one piece: a text that is put together of single characters, as `replaceAll` does,
 * takes thirty times its length.
 */
function withSingleQuotes(doubled: string): string {
  const text = Buffer.from(doubled, 'utf16le');
  let length = 0;
  for (let at = 0; at < doubled.length; at++) {
    const code = doubled.charCodeAt(at);
    if (code === QUOTE) at++;
    length = text.writeUInt16LE(code, length);
  }
  return text.toString('utf16le', 0, length);
}

/**
 * Splits text into records, in chunks of any size. Written by hand because the rules of import files are stricter than
 * CSV libraries: all three kinds of line end mixed (papaparse settles on one), the physical line of each record, and an
 * unclosed quote that spoils its record only.
 *
 * An unclosed quote may swallow the rest of the file: beyond the limit only whether the field is blank is kept.
 */
export class CsvTokenizer {
  readonly #delimiter: number;
  readonly #stops: Uint8Array;
  readonly #limits: TokenizerLimits;
  readonly #onRecord: (record: RawRecord) => void;
  readonly #countsRecords: boolean;
  readonly #record: { -readonly [K in keyof RawRecord]: RawRecord[K] } & { fields: string[] };
  #state = FIELD_START;
  /** The part of the current field from earlier chunks, or before a doubled quote. */
  #pending = '';
  #isFieldFull = false;
  /** Characters of the fields of the current record. */
  #kept = 0;
  /** Physical line of the next character. */
  #line: number;
  /** Whether the previous character was a carriage return; a line feed then belongs to it. */
  #isAfterCr = false;
  /** Characters of the text being written up to the end of the last record. */
  #recordEnd = 0;

  /** @param delimiter one ASCII character */
  constructor(
    delimiter: string,
    onRecord: (record: RawRecord) => void,
    { firstLine = 1, limits = DEFAULT_LIMITS, countsRecords = false }: TokenizerOptions = {},
  ) {
    this.#countsRecords = countsRecords;
    this.#delimiter = delimiter.charCodeAt(0);
    this.#stops = stopsFor(this.#delimiter);
    this.#onRecord = onRecord;
    this.#limits = limits;
    this.#line = firstLine;
    this.#record = {
      fields: [],
      line: firstLine,
      isUnclosed: false,
      isOversized: false,
      hasControls: false,
      isBeyondAscii: false,
    };
  }

  /**
   * Where the next record starts, while the last one is received: characters into the text being written, and its
   * physical line. Null where that is known with the next text only.
   */
  nextRecord(text: string): { at: number; line: number } | null {
    const end = this.#recordEnd;
    if (!this.#isAfterCr) return { at: end, line: this.#line };
    if (end === text.length) return null;
    return { at: text.charCodeAt(end) === LF ? end + 1 : end, line: this.#line };
  }

  /** Whether the last record has ended, so that another reader may read the next one. */
  get isBetweenRecords(): boolean {
    return this.#state === FIELD_START && this.#record.fields.length === 0;
  }

  /** Physical line of the next character. */
  get line(): number {
    return this.#line;
  }

  /** Goes on with a record on a later line, where others were read meanwhile. */
  goOn(line: number): void {
    this.#line = line;
    this.#record.line = line;
    this.#isAfterCr = false;
  }

  write(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.#state === QUOTED) at = this.#readQuoted(text, at);
      else if (this.#state === AFTER_QUOTE) at = this.#readAfterQuote(text, at);
      else at = this.#readUnquoted(text, at);
    }
  }

  /** Ends the text and emits the last record. */
  end(): void {
    if (this.#state === FIELD_START && this.#record.fields.length === 0) return;
    if (this.#state === QUOTED) this.#record.isUnclosed = true;
    this.#endField('');
    this.#endRecord();
  }

  /**
   * Reads unquoted fields up to the end of the text or the start of a quoted field. This loop handles nearly all text.
   */
  #readUnquoted(text: string, from: number): number {
    const delimiter = this.#delimiter;
    const stops = this.#stops;
    const length = text.length;
    let at = from;
    let start = from;
    while (at < length) {
      if (this.#state === FIELD_START) {
        const first = text.charCodeAt(at);
        const isEndOfCrLf = this.#isAfterCr && first === LF;
        this.#isAfterCr = false;
        if (isEndOfCrLf) {
          start = ++at;
          continue;
        }
        if (first === QUOTE) {
          this.#state = QUOTED;
          return at + 1;
        }
        this.#state = UNQUOTED;
      }
      let code = 0;
      for (; at < length; at++) {
        code = text.charCodeAt(at);
        if (code < END_OF_CONTROLS) {
          if (stops[code] === 0) continue;
        } else {
          this.#record.isBeyondAscii = true;
          if (code !== REPLACEMENT) continue;
        }
        if (code === delimiter || code === LF || code === CR) break;
        this.#record.hasControls = true;
      }
      if (at === length) break;
      this.#endField(text.slice(start, at));
      start = ++at;
      if (code === delimiter) continue;
      this.#line++;
      this.#isAfterCr = code === CR;
      this.#recordEnd = start;
      this.#endRecord();
    }
    if (start < length) this.#keep(text.slice(start));
    return length;
  }

  #readQuoted(text: string, from: number): number {
    let hasDoubled = false;
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        if (text.charCodeAt(at + 1) === QUOTE) {
          hasDoubled = true;
          this.#isAfterCr = false;
          at++;
          continue;
        }
        this.#keepQuoted(text.slice(from, at), hasDoubled);
        this.#isAfterCr = false;
        this.#state = AFTER_QUOTE;
        return at + 1;
      }
      if (!this.#countsRecords && (code === CR || (code === LF && !this.#isAfterCr))) this.#line++;
      this.#isAfterCr = code === CR;
      if (code >= END_OF_CONTROLS) this.#record.isBeyondAscii = true;
      if (code < END_OF_CONTROLS ? this.#stops[code] === 1 : code === REPLACEMENT) this.#record.hasControls = true;
    }
    this.#keepQuoted(text.slice(from), hasDoubled);
    return text.length;
  }

  #keepQuoted(part: string, hasDoubled: boolean): void {
    if (!this.#isFieldFull) this.#keep(hasDoubled ? withSingleQuotes(part) : part);
  }

  #readAfterQuote(text: string, at: number): number {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      this.#keep('"');
      this.#state = QUOTED;
      return at + 1;
    }
    // Text between a closing quote and the end of the field is part of the field.
    if (code !== this.#delimiter && code !== LF && code !== CR) this.#record.isUnclosed = true;
    this.#state = UNQUOTED;
    return at;
  }

  #keep(part: string): void {
    if (this.#isFieldFull) return;
    this.#pending += part;
    if (this.#pending.length <= this.#limits.field) return;
    this.#record.isOversized = true;
    // Blank so far: one space stands for it, since text may still follow.
    if (isBlank(this.#pending)) this.#pending = ' ';
    else this.#isFieldFull = true;
  }

  #endField(part: string): void {
    const { fields } = this.#record;
    let value = part;
    if (this.#pending !== '') {
      this.#keep(part);
      value = this.#pending;
      this.#pending = '';
      this.#isFieldFull = false;
    }
    this.#kept += value.length;
    if (fields.length < this.#limits.fields && this.#kept <= this.#limits.record) fields.push(value);
    else this.#record.isOversized = true;
    this.#state = FIELD_START;
  }

  #endRecord(): void {
    const record = this.#record;
    this.#onRecord(record);
    record.fields = [];
    this.#kept = 0;
    record.line = this.#line;
    record.isUnclosed = false;
    record.isOversized = false;
    record.hasControls = false;
    record.isBeyondAscii = false;
  }
}
