import { isBlank } from '#shared/import/layout.ts';
import { CONTROL_CHARACTER } from '#shared/import/record.ts';

/** One record as it stands in the file. The object and its array are used again: what is kept must be copied. */
export interface RawRecord {
  readonly fields: readonly string[];
  /** Physical line, from 1, on which it starts; line ends inside quotes count. */
  readonly line: number;
  /** Whether a quoted field was not closed where a field ends. */
  readonly isUnclosed: boolean;
  /** Whether a field or the number of fields passed the limit, so that `fields` does not hold everything. */
  readonly isOversized: boolean;
  /** False when none of its fields holds a control character. */
  readonly hasControls: boolean;
}

export interface TokenizerLimits {
  /** Characters of one field. */
  field: number;
  /** Fields of one record. */
  fields: number;
}

const DEFAULT_LIMITS: TokenizerLimits = { field: 1 << 24, fields: 1 << 16 };

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

const FIELD_START = 0;
const UNQUOTED = 1;
const QUOTED = 2;
/** Behind a quote inside a quoted field: the next character tells what it was. */
const AFTER_QUOTE = 3;

const REPLACEMENT = 0xfffd;
/** One above the last character, but U+FFFD, that can be a control character. */
const END_OF_CONTROLS = 0xa0;

/** For each character below that limit, 1 when the scan of an unquoted field must look closer. */
function stopsFor(delimiter: number): Uint8Array {
  const stops = Uint8Array.from({ length: END_OF_CONTROLS }, (_, code) =>
    CONTROL_CHARACTER.test(String.fromCharCode(code)) ? 1 : 0,
  );
  for (const code of [delimiter, LF, CR]) stops[code] = 1;
  return stops;
}

/**
 * Cuts text into records, whatever the chunks it comes in. Written by hand because the rules for import files are
 * stricter than what CSV libraries follow: line ends of all three kinds mixed freely (papaparse settles on one), the
 * physical line of each record, and a quote that does not close a field making the record wrong instead of moving
 * where the following records start.
 *
 * An unclosed quote may swallow the rest of the file: a field past the limit is no longer kept, only whether it is blank.
 */
export class CsvTokenizer {
  readonly #delimiter: number;
  readonly #stops: Uint8Array;
  readonly #limits: TokenizerLimits;
  readonly #onRecord: (record: RawRecord) => void;
  readonly #record: { -readonly [K in keyof RawRecord]: RawRecord[K] } & { fields: string[] };
  #state = FIELD_START;
  /** The part of the current field that earlier chunks, or parts before a doubled quote, held. */
  #pending = '';
  #isFieldFull = false;
  /** Physical line of the character to come. */
  #line: number;
  /** Whether the character before was a carriage return: a line feed then belongs to it. */
  #isAfterCr = false;

  /** `delimiter` is one ASCII character; `firstLine` the physical line on which the text starts. */
  constructor(delimiter: string, onRecord: (record: RawRecord) => void, firstLine = 1, limits = DEFAULT_LIMITS) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#stops = stopsFor(this.#delimiter);
    this.#onRecord = onRecord;
    this.#limits = limits;
    this.#line = firstLine;
    this.#record = { fields: [], line: firstLine, isUnclosed: false, isOversized: false, hasControls: false };
  }

  write(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.#state === QUOTED) at = this.#readQuoted(text, at);
      else if (this.#state === AFTER_QUOTE) at = this.#readAfterQuote(text, at);
      else at = this.#readUnquoted(text, at);
    }
  }

  /** The text has ended. */
  end(): void {
    if (this.#state === FIELD_START && this.#record.fields.length === 0) return;
    if (this.#state === QUOTED) this.#record.isUnclosed = true;
    this.#endField('');
    this.#endRecord();
  }

  /** Reads unquoted fields up to the end of the text or the start of a quoted field: the loop that nearly all text runs through. */
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
        if (code < END_OF_CONTROLS ? stops[code] === 0 : code !== REPLACEMENT) continue;
        if (code === delimiter || code === LF || code === CR) break;
        this.#record.hasControls = true;
      }
      if (at === length) break;
      this.#endField(text.slice(start, at));
      start = ++at;
      if (code === delimiter) continue;
      this.#line++;
      this.#isAfterCr = code === CR;
      this.#endRecord();
    }
    if (start < length) this.#keep(text.slice(start));
    return length;
  }

  #readQuoted(text: string, from: number): number {
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        this.#keep(text.slice(from, at));
        this.#isAfterCr = false;
        this.#state = AFTER_QUOTE;
        return at + 1;
      }
      if (code === CR || (code === LF && !this.#isAfterCr)) this.#line++;
      this.#isAfterCr = code === CR;
      if (code < END_OF_CONTROLS ? this.#stops[code] === 1 : code === REPLACEMENT) this.#record.hasControls = true;
    }
    this.#keep(text.slice(from));
    return text.length;
  }

  #readAfterQuote(text: string, at: number): number {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      this.#keep('"');
      this.#state = QUOTED;
      return at + 1;
    }
    // What follows a closing quote but does not end the field is plain text that belongs to it.
    if (code !== this.#delimiter && code !== LF && code !== CR) this.#record.isUnclosed = true;
    this.#state = UNQUOTED;
    return at;
  }

  #keep(part: string): void {
    if (this.#isFieldFull) return;
    this.#pending += part;
    if (this.#pending.length <= this.#limits.field) return;
    this.#record.isOversized = true;
    // A blank so far may still turn out not to be: keep on looking.
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
    if (fields.length < this.#limits.fields) fields.push(value);
    else this.#record.isOversized = true;
    this.#state = FIELD_START;
  }

  #endRecord(): void {
    const record = this.#record;
    this.#onRecord(record);
    record.fields = [];
    record.line = this.#line;
    record.isUnclosed = false;
    record.isOversized = false;
    record.hasControls = false;
  }
}
