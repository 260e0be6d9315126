import { importBounds } from '#shared/import/limits.ts';
import type { ImportEncoding } from '#shared/ipc/transfer.ts';
import { ByteMarks, CONTROL, SIGN, SUSPECTED } from './marks.ts';

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const LF = 0x0a;
const CR = 0x0d;

// Classes of bytes: at any but the first the scan of a field stops.
const TEXT = 0;
const DELIMITER = 1;
const LINE_END = 2;
const MARKED = 3;
const CLOSING = 4;

/** What a scan found instead of the end of a record: it reaches beyond the bytes, or the tokenizer has to split it. */
export const INCOMPLETE = -1;
export const NOT_SIMPLE = -2;

/** Fields of a record that is split here. */
const MAX_FIELDS = importBounds.columns;

/** Mark of a field with doubled quotes: its bytes are not its text. */
export const DOUBLED = 16;

/**
 * Splits one record into fields without decoding it, where that is simple: nothing behind a closing quote, no control
 * character, no apostrophe that reading takes away. `CsvTokenizer` splits the others.
 */
export class RecordBytes {
  /** Where the record starts, and where its text ends. */
  from = 0;
  to = 0;
  /** Number of fields, and of each where its text starts, where it ends, and the marks of its characters. */
  count = 0;
  readonly starts = new Int32Array(MAX_FIELDS);
  readonly ends = new Int32Array(MAX_FIELDS);
  readonly marks = new Uint8Array(MAX_FIELDS);
  /** Whether every field is without a character. */
  isEmpty = true;
  /** Line ends within quotes. */
  innerLines = 0;
  readonly #marks: ByteMarks;
  /** Class of each byte in a field without quotes, and within quotes. */
  readonly #bare = new Uint8Array(0x100);
  readonly #quoted = new Uint8Array(0x100);

  #closing = 0;

  constructor(encoding: ImportEncoding, delimiter: string) {
    this.#marks = new ByteMarks(encoding);
    for (const [byte, marks] of this.#marks.byByte.entries()) {
      // One that only reading after an apostrophe takes for a sign is text elsewhere.
      if ((marks & ~SIGN) !== 0) this.#bare[byte] = this.#quoted[byte] = MARKED;
    }
    this.#bare[APOSTROPHE] = this.#quoted[APOSTROPHE] = MARKED;
    for (const byte of [LF, CR]) this.#bare[byte] = this.#quoted[byte] = LINE_END;
    this.#quoted[QUOTE] = CLOSING;
    this.#bare[delimiter.charCodeAt(0)] = DELIMITER;
  }

  /**
   * Splits the record that starts at a place. The byte at `end` must be a line feed.
   * @param isLast whether no byte follows those up to `end`
   * @returns where the next record starts; INCOMPLETE or NOT_SIMPLE
   */
  split(bytes: Uint8Array, from: number, end: number, isLast: boolean): number {
    const { starts, ends, marks } = this;
    const bare = this.#bare;
    let at = from;
    let count = 0;
    let isEmpty = true;
    this.innerLines = 0;
    for (;;) {
      if (count === MAX_FIELDS) return NOT_SIMPLE;
      let found = 0;
      let start = at;
      // Every byte has a class.
      let kind = bare[bytes[at] as number] as number;
      if (bytes[at] === QUOTE) {
        start = at + 1;
        found = this.#findClosing(bytes, start, end);
        at = this.#closing;
        if (at === end) return isLast ? NOT_SIMPLE : INCOMPLETE;
        ends[count] = at;
        kind = bare[bytes[++at] as number] as number;
        if (kind !== DELIMITER && kind !== LINE_END) return NOT_SIMPLE;
      } else {
        for (;;) {
          while (kind === TEXT) kind = bare[bytes[++at] as number] as number;
          if (kind !== MARKED) break;
          found |= this.#marksAt(bytes, at);
          kind = bare[bytes[++at] as number] as number;
        }
        ends[count] = at;
      }
      if ((found & (CONTROL | SIGN)) !== 0) return NOT_SIMPLE;
      if (ends[count] !== start) isEmpty = false;
      starts[count] = start;
      marks[count] = found;
      count++;
      if (kind === LINE_END) break;
      at++;
    }
    this.from = from;
    this.to = at;
    this.count = count;
    this.isEmpty = isEmpty;
    return lineEnd(bytes, at, end, isLast);
  }

  /**
   * Finds the closing quote of a field, and sets its place; the end where there is none.
   * @returns the marks of the text before it
   */
  #findClosing(bytes: Uint8Array, start: number, end: number): number {
    const quoted = this.#quoted;
    let found = 0;
    for (let at = start; at < end; at++) {
      const kind = quoted[bytes[at] as number];
      if (kind === TEXT) continue;
      if (kind === MARKED) found |= this.#marksAt(bytes, at);
      else if (kind === LINE_END) {
        if (bytes[at] === CR || at === start || bytes[at - 1] !== CR) this.innerLines++;
      } else if (at + 1 < end && bytes[at + 1] === QUOTE) {
        found |= DOUBLED;
        at++;
      } else {
        this.#closing = at;
        return found;
      }
    }
    this.#closing = end;
    return found;
  }

  /** The marks of a character; of an apostrophe, whether a sign follows. */
  #marksAt(bytes: Uint8Array, at: number): number {
    if (bytes[at] === APOSTROPHE) return this.#marks.at(bytes, at + 1) & SIGN;
    const marks = this.#marks.at(bytes, at) & ~SIGN;
    return (marks & SUSPECTED) !== 0 && this.#marks.isSoundAt(bytes, at) ? marks & ~SUSPECTED : marks;
  }
}

/** Where the line after a line end starts; `INCOMPLETE` where the bytes end before that is known. */
export function lineEnd(bytes: Uint8Array, at: number, end: number, isLast: boolean): number {
  if (at >= end) return isLast ? end : INCOMPLETE;
  if (bytes[at] === LF) return at + 1;
  if (at + 1 < end) return bytes[at + 1] === LF ? at + 2 : at + 1;
  return isLast ? end : INCOMPLETE;
}

/** Where the line after that at a place starts. The byte at `end` must be a line feed. */
export function nextLine(bytes: Uint8Array, from: number, end: number, isLast: boolean): number {
  let at = from;
  while (bytes[at] !== LF && bytes[at] !== CR) at++;
  return lineEnd(bytes, at, end, isLast);
}
