import { CONTROL_CHARACTER, isMisread, SUSPECT } from '#shared/import/record.ts';
import type { ImportEncoding } from '#shared/ipc/transfer.ts';
import { restored } from '#shared/spreadsheet.ts';
import { decodeStart } from '../encoding.ts';
import { isSingleByte } from '../encodings/single-byte.ts';

/** What is to know of a character before its text is read: bits of one byte. */
export const CONTROL = 1;
/** One of those that texts decoded with the wrong table have. */
export const SUSPECTED = 2;
/** Blank, beyond ASCII: trimming takes it away at an end. */
export const BLANK = 4;
/** After an apostrophe, which reading takes away before it. */
export const SIGN = 8;
/** The platform may not read its text as it is sent. */
export const BACKSLASH = 32;

const UNITS = 0x10000;
const END_OF_ASCII = 0x80;
const LF = 0x0a;

/** The full-width signs, among which are those that some spreadsheets read like `=`, `+`, `-` and `@`. */
const FIRST_FULL_WIDTH = 0xff00;

/** The marks of each character of one UTF-16 unit; the others have none. */
const marksOfUnits: Uint8Array = (() => {
  const marks = new Uint8Array(UNITS);
  const all = Array.from({ length: UNITS }, (_, unit) => String.fromCharCode(unit)).join('');
  const add = (pattern: RegExp, mark: number, from: number) => {
    for (const { index } of all.matchAll(new RegExp(pattern.source, 'g'))) {
      if (index >= from) marks[index] = (marks[index] ?? 0) | mark;
    }
  };
  add(CONTROL_CHARACTER, CONTROL, 0);
  add(SUSPECT, SUSPECTED, END_OF_ASCII);
  add(/\s/, BLANK, END_OF_ASCII);
  add(/\\/, BACKSLASH, 0);
  for (let unit = 0; unit < UNITS; unit++) {
    const written = `'${String.fromCharCode(unit)}`;
    const isSign = unit < END_OF_ASCII ? restored(written) !== written : unit >= FIRST_FULL_WIDTH;
    if (isSign) marks[unit] = (marks[unit] ?? 0) | SIGN;
  }
  return marks;
})();

/** Marks of a character, by its UTF-16 unit. */
export const marksOf = (unit: number): number => marksOfUnits[unit] ?? 0;

const UTF_8: ReadonlySet<ImportEncoding> = new Set(['utf-8', 'utf-8-bom']);
const SINGLE_BYTE = 'windows-1252';

/** Whether bytes below 0x80 are ASCII in an encoding, and no part of another character. */
export const isReadByBytes = (encoding: ImportEncoding): boolean =>
  UTF_8.has(encoding) || encoding === SINGLE_BYTE || isSingleByte(encoding);

/** What bytes stand for in an encoding. */
export class ByteMarks {
  readonly isUtf8: boolean;
  /** By byte, the marks that its character has, or some character that it begins. */
  readonly byByte = new Uint8Array(0x100);
  readonly #encoding: ImportEncoding;
  /** Whether suspected characters are sound, by their bytes and neighbours: the same few ones in most files. */
  readonly #sound = new Map<number, boolean>();

  /** @param encoding one that `isReadByBytes` */
  constructor(encoding: ImportEncoding) {
    this.#encoding = encoding;
    this.isUtf8 = UTF_8.has(encoding);
    if (this.isUtf8) this.#addLeads();
    else {
      const all = decodeStart(
        Uint8Array.from({ length: 0x100 }, (_, byte) => byte),
        encoding,
      );
      for (let byte = 0; byte < 0x100; byte++) this.byByte[byte] = marksOf(all.charCodeAt(byte));
    }
  }

  #addLeads(): void {
    for (let unit = 0; unit < UNITS; unit++) {
      const lead = unit < END_OF_ASCII ? unit : unit < 0x800 ? 0xc0 | (unit >> 6) : 0xe0 | (unit >> 12);
      this.byByte[lead] = (this.byByte[lead] ?? 0) | marksOf(unit);
    }
  }

  /**
   * Whether a suspected character is certainly not misread beside its neighbours, on which alone that depends. Only
   * ASCII on both sides is told.
   */
  isSoundAt(bytes: Uint8Array, at: number): boolean {
    const before = at === 0 ? LF : (bytes[at - 1] ?? 0);
    const lead = bytes[at] ?? 0;
    const length = this.isUtf8 ? (lead < 0xe0 ? 2 : 3) : 1;
    const after = bytes[at + length] ?? 0;
    if (before >= END_OF_ASCII || after >= END_OF_ASCII) return false;
    const own = (lead * 0x40 + ((bytes[at + 1] ?? 0) & 0x3f)) * 0x40 + ((bytes[at + length - 1] ?? 0) & 0x3f);
    const key = ((this.isUtf8 ? own : lead) * END_OF_ASCII + before) * END_OF_ASCII + after;
    let isSound = this.#sound.get(key);
    if (isSound === undefined) {
      const character = decodeStart(bytes.subarray(at, at + length), this.#encoding);
      isSound = !isMisread(String.fromCharCode(before) + character + String.fromCharCode(after));
      this.#sound.set(key, isSound);
    }
    return isSound;
  }

  /** The marks of the character that begins at a place of valid bytes. */
  at(bytes: Uint8Array, at: number): number {
    const lead = bytes[at] ?? 0;
    const marks = this.byByte[lead] ?? 0;
    if (marks === 0 || lead < END_OF_ASCII || !this.isUtf8) return marks;
    const second = (bytes[at + 1] ?? 0) & 0x3f;
    if (lead < 0xe0) return marksOfUnits[((lead & 0x1f) << 6) | second] ?? 0;
    // Four bytes are two units, which have no marks.
    return lead < 0xf0 ? (marksOfUnits[((lead & 0xf) << 12) | (second << 6) | ((bytes[at + 2] ?? 0) & 0x3f)] ?? 0) : 0;
  }
}
