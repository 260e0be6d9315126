import { createInflate } from 'node:zlib';

const MB = 1024 * 1024;
/** Maximum unpacked bytes of one stream: a page scanned in colour at 600 dpi has 105 million. */
const MAX_STREAM = 128 * MB;
/** Maximum unpacked bytes of all streams together: a few such pages. */
const MAX_TOTAL = 512 * MB;
/** A document of 100 pages has some hundreds. */
const MAX_STREAMS = 10_000;
/** Bytes scanned at a time, and the overlap with the next part. */
const PART = MB / 4;
const OVERLAP = 4096;

/** Blanks and comments between two words. */
const GAP = String.raw`(?:[\s\0]|%[^\r\n]{0,200}[\r\n]){0,100}`;
/** Filters that expand their input: applied twice, a byte may become a million. */
const UNPACKING = '(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)';
const TWO_UNPACKING = new RegExp(`/${UNPACKING}${GAP}/${UNPACKING}(?![\\w-])`, 'u');
/** Text filters: applied before another filter, they hide compressed data. */
const TEXT = '(?:ASCIIHexDecode|AHx|ASCII85Decode|A85)';
const TWO_TEXTS = new RegExp(`/${TEXT}${GAP}/${TEXT}(?![\\w-])`, 'u');
/** A filter given by reference instead of by name: it is defined elsewhere in the file and cannot be checked. */
const FILTER_ELSEWHERE = new RegExp(`/Filter${GAP}(?:\\[(?:${GAP}/[\\w.-]+(?![\\w.-])){0,20}${GAP})?(?:\\d|%)`, 'u');
/** A name with a hexadecimal escape. */
const CODED = /#([0-9a-f]{2})/giu;

/** Whether bytes are those of a PDF, as its reader finds it: behind something else too. */
export const isPdf = (bytes: Uint8Array): boolean => bufferOf(bytes).subarray(0, 1024).includes('%PDF-');

/**
 * Whether the reader of the page may have a PDF: no stream is packed twice, and what they unpack to stays within bounds.
 * What is encrypted or hidden in another stream cannot be seen here: the reader's own bounds hold it
 * (src/renderer/kit/viewer/pdf/memory.ts).
 */
export async function isBoundedPdf(bytes: Uint8Array): Promise<boolean> {
  const buffer = bufferOf(bytes);
  for (let at = 0; at < buffer.length; at += PART) {
    const text = buffer.toString('latin1', at, at + PART + OVERLAP).replace(CODED, decoded);
    if ([TWO_UNPACKING, TWO_TEXTS, FILTER_ELSEWHERE].some((sign) => sign.test(text))) return false;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return areStreamsBounded(buffer);
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

const decoded = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));

async function areStreamsBounded(buffer: Buffer): Promise<boolean> {
  const streams = packedStreams(buffer);
  if (streams === null) return false;
  let total = 0;
  for (const data of streams) {
    const size = await unpackedSize(data, Math.min(MAX_STREAM, MAX_TOTAL - total));
    if (size === null) return false;
    total += size;
  }
  return true;
}

/** Any stream, wherever it begins: the tables of a PDF may point into another one. Null for too many. */
function packedStreams(buffer: Buffer): Buffer[] | null {
  const streams: Buffer[] = [];
  for (let at = buffer.indexOf('stream'); at !== -1; at = buffer.indexOf('stream', at + 1)) {
    const data = dataAfter(buffer, at + 'stream'.length);
    if (data === null) continue;
    if (streams.length === MAX_STREAMS) return null;
    streams.push(data);
  }
  return streams;
}

/** Returns the data after the line of the keyword `stream`; null if it is not zlib data. */
function dataAfter(buffer: Buffer, end: number): Buffer | null {
  let at = end;
  while (at < buffer.length && buffer[at] !== 0x0d && buffer[at] !== 0x0a) at += 1;
  at += buffer[at] === 0x0d && buffer[at + 1] === 0x0a ? 2 : 1;
  const [method = 0, flags = 0] = buffer.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0 ? buffer.subarray(at) : null;
}

/**
 * Returns the unpacked size of a stream without keeping its content; null beyond the limit. A truncated stream counts
 * up to where it ends.
 */
function unpackedSize(data: Buffer, limit: number): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const inflate = createInflate({ chunkSize: 64 * 1024 });
  let size = 0;
  inflate.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit) return;
    inflate.destroy();
    resolve(null);
  });
  inflate.once('error', () => resolve(size));
  inflate.once('close', () => resolve(size));
  inflate.end(data);
  return promise;
}
