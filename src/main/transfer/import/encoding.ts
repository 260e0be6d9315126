import { isUtf8 } from 'node:buffer';
import type { ImportEncoding } from '#shared/ipc/transfer.ts';
import { type ByteSource, readStart } from './byte-source.ts';
import { isSingleByte, SingleByteDecoder } from './encodings/single-byte.ts';
import { TwiceEncodedDecoder } from './encodings/twice.ts';

const UTF_8_MARK = [0xef, 0xbb, 0xbf];
const BYTE_ORDER_MARKS: Readonly<Partial<Record<ImportEncoding, readonly number[]>>> = {
  'utf-8': UTF_8_MARK,
  'utf-8-bom': UTF_8_MARK,
  'utf-8-twice': UTF_8_MARK,
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
};

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * Length of the longest start of `bytes` that ends between two UTF-8 characters. A lead byte always starts a character,
 * valid or not, so cutting before the last one is safe; after three bytes that are not lead bytes no character is
 * incomplete.
 */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    if ((bytes[bytes.length - back] ?? 0) >= 0xc0) return bytes.length - back;
  }
  return bytes.length;
}

/** Whether all bytes are valid UTF-8, across chunk borders. Stops at the first invalid chunk. */
function isAllUtf8(source: ByteSource): boolean {
  let carried: Uint8Array = new Uint8Array(0);
  for (const chunk of source.chunks()) {
    const bytes = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
    const end = completeLength(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return false;
    carried = bytes.slice(end);
  }
  return isUtf8(carried);
}

/** Detects the encoding: a byte order mark, else valid UTF-8 from start to end, else windows-1252. */
export function detectEncoding(source: ByteSource): ImportEncoding {
  if (markLength(source, 'utf-8-bom') > 0) return 'utf-8-bom';
  if (markLength(source, 'utf-16le') > 0) return 'utf-16le';
  return isAllUtf8(source) ? 'utf-8' : 'windows-1252';
}

/** Length in bytes of the byte order mark of the encoding; 0 when the file has none. */
export function markLength(source: ByteSource, encoding: ImportEncoding): number {
  const mark = BYTE_ORDER_MARKS[encoding] ?? [];
  return mark.length > 0 && startsWith(readStart(source, mark.length), mark) ? mark.length : 0;
}

interface Decoder {
  decode(bytes?: Uint8Array, how?: { stream: boolean }): string;
}

/** Decodes bytes piece by piece with `stream`, and what is left without bytes. */
export function decoderOf(encoding: ImportEncoding): Decoder {
  if (isSingleByte(encoding)) return new SingleByteDecoder(encoding);
  if (encoding === 'utf-8-twice') return new TwiceEncodedDecoder();
  return new TextDecoder(encoding === 'utf-8-bom' ? 'utf-8' : encoding, { ignoreBOM: true });
}

/** Decodes bytes after the byte order mark; what cannot be decoded becomes U+FFFD. */
export const decodeStart = (bytes: Uint8Array, encoding: ImportEncoding): string => decoderOf(encoding).decode(bytes);

/** A decoded chunk, and from where it can be decoded anew. */
export interface DecodedChunk {
  readonly text: string;
  /** Offset of a byte before which no character is incomplete. */
  readonly byte: number;
  /** Characters between that byte and the text. */
  readonly characters: number;
}

/** Whether no character is incomplete at the end of a chunk, so that decoding can start there. */
function endsCharacter(chunk: Uint8Array, encoding: ImportEncoding): boolean {
  const last = chunk.length - 1;
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return (chunk[last] ?? 0) < 0x80;
  const high = chunk[encoding === 'utf-16le' ? last : last - 1] ?? 0;
  // The first half of a pair waits for the second one.
  return chunk.length % 2 === 0 && (high < 0xd8 || high > 0xdb);
}

/** Decodes chunk by chunk like `decode`, and tells where each text stands. `start` is the offset of the first byte. */
export function* decodeChunks(
  chunks: Iterable<Uint8Array>,
  encoding: ImportEncoding,
  start: number,
): Iterable<DecodedChunk> {
  const decoder = decoderOf(encoding);
  let byte = start;
  let characters = 0;
  let offset = start;
  for (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    yield { text, byte, characters };
    offset += chunk.length;
    characters += text.length;
    if (!endsCharacter(chunk, encoding)) continue;
    byte = offset;
    characters = 0;
  }
  const text = decoder.decode();
  if (text !== '') yield { text, byte, characters };
}

/** Decodes chunk by chunk; a character split over two chunks is yielded with the second. */
export function* decode(chunks: Iterable<Uint8Array>, encoding: ImportEncoding): Iterable<string> {
  const decoder = decoderOf(encoding);
  for (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
