import type { ImportEncoding } from '#shared/ipc/transfer.ts';
import { upperHalfOf } from './single-byte.ts';

/** Thrown for a text with a character that the encoding does not have. */
export class NotInEncoding extends Error {}

export interface TextEncoding {
  /** What stands before the first character. */
  readonly mark: string;
  /** @throws NotInEncoding */
  encode(text: string): Uint8Array;
  /** Replaces what the encoding does not have by what looks like it, else by a question mark. */
  plain(text: string): string;
}

const all = (text: string): string => text;
const MARK = '\ufeff';

const utf8 = (mark: string): TextEncoding => ({ mark, encode: (text) => Buffer.from(text, 'utf8'), plain: all });
const utf16 = (order: (bytes: Buffer) => Uint8Array): TextEncoding => ({
  mark: MARK,
  encode: (text) => order(Buffer.from(text, 'utf16le')),
  plain: all,
});

/** Signs of our own texts by what stands for them where they are missing. */
const plainSigns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  œ: 'oe',
  Œ: 'OE',
};

function singleByte(upperHalf: string): TextEncoding {
  const bytes = new Map([...upperHalf].map((character, at) => [character, at + 0x80] as const));
  const byteOf = (character: string): number | undefined =>
    character <= '\x7f' ? character.charCodeAt(0) : bytes.get(character);
  return {
    mark: '',
    encode: (text) =>
      Uint8Array.from(text, (character) => {
        const byte = byteOf(character);
        if (byte === undefined) throw new NotInEncoding();
        return byte;
      }),
    plain: (text) =>
      Array.from(text, (character) =>
        byteOf(character) === undefined ? (plainSigns[character] ?? '?') : character,
      ).join(''),
  };
}

/** How a text is written in an encoding. One that was encoded twice is written as it was meant. */
export function encodingOf(encoding: ImportEncoding): TextEncoding {
  switch (encoding) {
    case 'utf-8':
      return utf8('');
    case 'utf-8-bom':
    case 'utf-8-twice':
      return utf8(MARK);
    case 'utf-16le':
      return utf16((bytes) => bytes);
    case 'utf-16be':
      return utf16((bytes) => bytes.swap16());
    default:
      return singleByte(upperHalfOf(encoding));
  }
}
