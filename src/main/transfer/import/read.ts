import { importBounds } from '#shared/import/limits.ts';
import { type ByteSource, countBytes } from './byte-source.ts';
import { ByteReader } from './bytes/byte-reader.ts';
import type { RecordProof } from './bytes/record-proof.ts';
import { type DecodedChunk, decodeChunks } from './encoding.ts';
import type { ImportPlan } from './plan.ts';
import { type ImportVisitor, type RecordPlace, RecordSequence } from './record-sequence.ts';
import { CsvTokenizer } from './tokenizer.ts';
import { beyondBound } from './unreadable.ts';

export interface ReadOptions {
  /** Called with the bytes read so far, some times a second. */
  onProgress?: ((bytes: number) => void) | undefined;
  /** Where reading starts: at the start of the file if absent. */
  from?: RecordPlace;
  /** Called with a place before the first record and then every `recordsPerPlace` records. */
  onPlace?: ((place: RecordPlace) => void) | undefined;
  /** Proves of records that they need not be read as text; every record is if absent. For reading from the start. */
  proof?: RecordProof | null;
}

/** Records between two places: reading on from one passes over half of them on average. */
export const recordsPerPlace = 128;

/** Bytes, and characters, read at once where few records are wanted. */
const SHORT_PART = 1 << 14;

/**
 * Reads the records of a file. Memory does not grow with the file.
 * @returns the number of records up to the end
 * @throws UnreadableImport for a file beyond `importBounds`
 */
export function readImport(
  source: ByteSource,
  plan: ImportPlan,
  visitor: ImportVisitor,
  { onProgress, from, onPlace, proof }: ReadOptions = {},
): number {
  const { text } = plan;
  const startByte = from?.byte ?? text.startByte;
  const firstLine = from?.line ?? text.firstLine;
  const sequence = new RecordSequence(plan, visitor, from);
  const markPlace = (place: Omit<RecordPlace, 'records'>) => {
    if (sequence.records % recordsPerPlace === 0) onPlace?.({ ...place, records: sequence.records });
  };
  if (!sequence.isHeaderToCome) markPlace({ byte: startByte, characters: 0, line: firstLine });
  const bytes = withinBytes(source.chunks(startByte));
  const read = onProgress ? countBytes(bytes, onProgress) : bytes;
  if (proof != null && from === undefined) {
    const reader = new ByteReader(plan, proof, sequence, markPlace);
    for (const chunk of read) {
      reader.write(chunk);
      if (visitor.hasEnough?.() === true) return sequence.records;
    }
    reader.end();
    return sequence.records;
  }
  let part: DecodedChunk = { text: '', byte: startByte, characters: 0 };
  const tokenizer = new CsvTokenizer(
    text.delimiter,
    (raw) => {
      if (!sequence.take(raw) || onPlace === undefined) return;
      const next = tokenizer.nextRecord(part.text);
      if (next !== null) markPlace({ byte: part.byte, characters: part.characters + next.at, line: next.line });
    },
    { firstLine, countsRecords: text.isSheet },
  );
  const chunks = decodeChunks(from === undefined ? read : shortPieces(read), text.encoding, startByte);
  for (part of from === undefined ? chunks : shortParts(chunks, from.characters)) {
    tokenizer.write(part.text);
    if (visitor.hasEnough?.() === true) return sequence.records;
  }
  tokenizer.end();
  return sequence.records;
}

/** Splits bytes into short pieces, so that hardly more of them are decoded than are wanted. */
function* shortPieces(chunks: Iterable<Uint8Array>): Iterable<Uint8Array> {
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SHORT_PART) yield chunk.subarray(at, at + SHORT_PART);
  }
}

/** Splits decoded chunks into short parts, without their first characters. */
function* shortParts(chunks: Iterable<DecodedChunk>, skipped: number): Iterable<DecodedChunk> {
  let left = skipped;
  for (const { text, byte, characters } of chunks) {
    for (let at = Math.min(left, text.length); at < text.length; at += SHORT_PART) {
      yield { text: text.slice(at, at + SHORT_PART), byte, characters: characters + at };
    }
    left = Math.max(0, left - text.length);
  }
}

/** @throws UnreadableImport for a file that is, or has become, larger than the bound */
function* withinBytes(chunks: Iterable<Uint8Array>): Iterable<Uint8Array> {
  let read = 0;
  for (const chunk of chunks) {
    read += chunk.byteLength;
    if (read > importBounds.bytes) throw beyondBound('bytes');
    yield chunk;
  }
}
