import { isUtf8 } from 'node:buffer';
import { decoderOf } from '../encoding.ts';
import type { ImportPlan } from '../plan.ts';
import type { RecordPlace, RecordSequence } from '../record-sequence.ts';
import { CsvTokenizer } from '../tokenizer.ts';
import { INCOMPLETE, NOT_SIMPLE, nextLine } from './record-bytes.ts';
import type { RecordProof } from './record-proof.ts';

const LF = 0x0a;
const CR = 0x0d;
/** Bytes looked at together, and those of a record that is held back until its end is there. */
const PIECE = 1 << 18;
const LONGEST = 1 << 16;

/**
 * Reads the records of a file from its bytes. Records that are proved are counted; the lines of every other one go to
 * the tokenizer until it has its end, so that it alone decides what they say.
 */
export class ByteReader {
  readonly #proof: RecordProof;
  readonly #sequence: RecordSequence;
  readonly #markPlace: (place: Omit<RecordPlace, 'records'>) => void;
  readonly #decoder: ReturnType<typeof decoderOf>;
  readonly #tokenizer: CsvTokenizer;
  readonly #isValidated: boolean;
  readonly #isSheet: boolean;
  /** The bytes that are not read yet, one byte longer, for the line feed that ends a scan. */
  readonly #bytes = Buffer.allocUnsafeSlow(PIECE + LONGEST + 1);
  #length = 0;
  /** Offset in the file of the first of them, and its physical line. */
  #offset: number;
  #line: number;
  /** Bytes that are given to the tokenizer at least, while a record does not end. */
  #together = 0;
  /** Whether the tokenizer has just taken a record from which others may be counted. */
  #hasTaken = false;

  constructor(
    plan: ImportPlan,
    proof: RecordProof,
    sequence: RecordSequence,
    markPlace: (place: Omit<RecordPlace, 'records'>) => void,
  ) {
    const { text } = plan;
    this.#proof = proof;
    this.#sequence = sequence;
    this.#markPlace = markPlace;
    this.#decoder = decoderOf(text.encoding);
    this.#isValidated = text.encoding.startsWith('utf-8');
    this.#isSheet = text.isSheet;
    this.#offset = text.startByte;
    this.#line = text.firstLine;
    this.#tokenizer = new CsvTokenizer(
      text.delimiter,
      (raw) => {
        this.#hasTaken = sequence.take(raw);
      },
      { firstLine: text.firstLine, countsRecords: text.isSheet },
    );
  }

  write(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      this.#bytes.set(piece, this.#length);
      this.#length += piece.length;
      this.#read(false);
    }
  }

  end(): void {
    this.#read(true);
    this.#tokenizer.write(this.#decoder.decode());
    this.#tokenizer.end();
  }

  /** Reads what is there, but for a last record whose end is not. */
  #read(isLast: boolean): void {
    const bytes = this.#bytes;
    const end = this.#length;
    bytes[end] = LF;
    const isProvable = !this.#isValidated || isUtf8(bytes.subarray(0, isLast ? end : lastLineEnd(bytes, end)));
    let at = 0;
    while (at < end) {
      const next = this.#next(at, isLast, isProvable);
      if (next === INCOMPLETE) break;
      at = next;
    }
    if (end - at > LONGEST) {
      // A line feed after a carriage return belongs to it.
      const until = bytes[end - 1] === CR ? end - 1 : end;
      this.#hand(at, until);
      at = until;
    }
    bytes.copyWithin(0, at, end);
    this.#length = end - at;
    this.#offset += at;
  }

  /** Reads a record, or a line of one. @returns where the next one starts, or INCOMPLETE */
  #next(at: number, isLast: boolean, isProvable: boolean): number {
    const bytes = this.#bytes;
    const end = this.#length;
    const { fields } = this.#proof;
    if (isProvable && this.#tokenizer.isBetweenRecords) {
      const next = fields.split(bytes, at, end, isLast);
      if (next === INCOMPLETE) return INCOMPLETE;
      if (next !== NOT_SIMPLE && this.#takes()) {
        this.#line += this.#isSheet ? 1 : fields.innerLines + 1;
        this.#goOn(next);
        return next;
      }
    }
    const next = nextLine(bytes, Math.min(at + this.#together, end), end, isLast);
    if (next === INCOMPLETE) return INCOMPLETE;
    this.#hand(at, next);
    // Of a record of very many lines, several are given together: what follows its end then goes the same way.
    this.#together = this.#tokenizer.isBetweenRecords ? 0 : Math.min(2 * this.#together + 1, LONGEST);
    if (this.#hasTaken && this.#tokenizer.isBetweenRecords) this.#goOn(next);
    return next;
  }

  /** Whether the record that was split is an empty row, or proved. */
  #takes(): boolean {
    const { fields } = this.#proof;
    if (fields.isEmpty) {
      this.#sequence.empty(this.#line);
      return true;
    }
    if (this.#sequence.isHeaderToCome || !this.#proof.proves(this.#bytes, this.#line, this.#sequence.records + 1)) {
      return false;
    }
    this.#sequence.takeProved(this.#line);
    this.#hasTaken = true;
    return true;
  }

  /** Gives bytes to the tokenizer. */
  #hand(from: number, to: number): void {
    this.#hasTaken = false;
    if (this.#tokenizer.isBetweenRecords) this.#tokenizer.goOn(this.#line);
    this.#tokenizer.write(this.#decoder.decode(this.#bytes.subarray(from, to), { stream: true }));
    this.#line = this.#tokenizer.line;
  }

  #goOn(next: number): void {
    if (!this.#hasTaken) return;
    this.#hasTaken = false;
    this.#markPlace({ byte: this.#offset + next, characters: 0, line: this.#line });
  }
}

/** Where the last line of some bytes starts. A carriage return at their end counts as a line end. */
function lastLineEnd(bytes: Buffer, end: number): number {
  const all = bytes.subarray(0, end);
  return Math.max(all.lastIndexOf(LF), all.lastIndexOf(CR)) + 1;
}
