import { createHash } from 'node:crypto';

/** Fill ratio at which the table doubles, so that a lookup takes one or two steps. */
const MAX_FULL = 0.6;
const FIRST_SLOTS = 1 << 17;
const BLOCK_BYTES = 1 << 20;
/** Bytes before each value that hold its length. */
const LENGTH_BYTES = 2;
/** Longer values are not addresses: a digest of each goes into a separate Set, so that two bytes hold every length. */
const LONGEST = 1024;
/** Room for any value of that length: a folded character may become three ('\u0130'), each up to three bytes. */
const LONGEST_BYTES = LENGTH_BYTES + LONGEST * 9;

// Constants of the hash FNV-1a.
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Stands for a hash of 0, which says that there is no value. */
const ZERO_HASH = 1;
/** Stands for the hash of every value that is too long. */
const LONG_HASH = 1;
/** Mixes the high bits of a hash into the low ones, which address the table. */
const spread = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

/** Hash of a value without case: equal values have equal hashes, never 0. The same as `lastHash` of a set. */
export function hashOf(value: string): number {
  if (value.length > LONGEST) return LONG_HASH;
  let hash = FNV_START;
  for (const byte of Buffer.from(value.toLowerCase(), 'utf8')) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return spread(hash) || ZERO_HASH;
}

/**
 * A case-insensitive set of strings: exact up to 1,024 characters, and about 50 bytes for an e-mail address where a Set takes three times as
 * much. Values are stored as UTF-8 in blocks; an open-addressed table points to them.
 */
export class CompactStringSet {
  #block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  readonly #blocks = [this.#block];
  /** Bytes used in the last block. */
  #used = 0;
  #count = 0;
  /** Hash of the last written value. */
  #hash = 0;
  /** Two numbers per slot: position of the value over all blocks plus 1, or 0 when free; and its hash. */
  #table = new Uint32Array(2 * FIRST_SLOTS);
  readonly #longValues = new Set<string>();

  /**
   * Adds a value.
   * @returns whether it was already in the set
   */
  add(value: string): boolean {
    if (value.length > LONGEST) return this.#addLong(value.toLowerCase());
    const start = this.#roomForValue();
    return this.#addWritten(start, this.#writeFolded(value, start));
  }

  /** Adds a value of ASCII, given as its bytes. @returns whether it was already in the set */
  addAscii(bytes: Uint8Array, from: number, to: number): boolean {
    const length = to - from;
    if (length > LONGEST) return this.#addLong(Buffer.from(bytes.subarray(from, to)).toString('latin1').toLowerCase());
    const start = this.#roomForValue();
    const block = this.#block;
    let hash = FNV_START;
    for (let at = 0; at < length; at++) {
      const code = bytes[from + at] ?? 0;
      const folded = code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
      block[start + at] = folded;
      hash = Math.imul(hash ^ folded, FNV_PRIME);
    }
    this.#hash = spread(hash);
    return this.#addWritten(start, length);
  }

  /** Returns where the next value is written. */
  #roomForValue(): number {
    if (this.#used + LONGEST_BYTES > BLOCK_BYTES) this.#addBlock();
    return this.#used + LENGTH_BYTES;
  }

  #addWritten(start: number, length: number): boolean {
    const hash = this.#hash;
    const slot = this.#slotOf(hash, start, length);
    if (this.#table[slot] !== 0) return true;
    const block = this.#block;
    block[start - LENGTH_BYTES] = length & 0xff;
    block[start - 1] = length >> 8;
    this.#table[slot] = (this.#blocks.length - 1) * BLOCK_BYTES + this.#used + 1;
    this.#table[slot + 1] = hash;
    this.#used = start + length;
    this.#count++;
    if (this.#count > (this.#table.length / 2) * MAX_FULL) this.#grow();
    return false;
  }

  /** Hash of the last value given to `add`, as `hashOf` makes it. */
  get lastHash(): number {
    return this.#hash || ZERO_HASH;
  }

  #addLong(folded: string): boolean {
    this.#hash = LONG_HASH;
    const digest = createHash('sha256').update(folded).digest('base64');
    const isKnown = this.#longValues.has(digest);
    this.#longValues.add(digest);
    return isKnown;
  }

  #addBlock(): void {
    this.#block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    this.#blocks.push(this.#block);
    this.#used = 0;
  }

  /** Returns the place of the slot of the last written value, or of the free slot where it belongs. */
  #slotOf(hash: number, start: number, length: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    for (let slot = (2 * hash) & mask; ; slot = (slot + 2) & mask) {
      const place = table[slot] ?? 0;
      if (place === 0) return slot;
      if (table[slot + 1] === hash && this.#isAt(place - 1, start, length)) return slot;
    }
  }

  #isAt(place: number, start: number, length: number): boolean {
    const block = this.#blocks[Math.floor(place / BLOCK_BYTES)];
    const at = place % BLOCK_BYTES;
    if (block === undefined || block.readUInt16LE(at) !== length) return false;
    const from = at + LENGTH_BYTES;
    return block.compare(this.#block, start, start + length, from, from + length) === 0;
  }

  #grow(): void {
    const before = this.#table;
    const table = new Uint32Array(before.length * 2);
    const mask = table.length - 1;
    for (let from = 0; from < before.length; from += 2) {
      const place = before[from] ?? 0;
      if (place === 0) continue;
      const hash = before[from + 1] ?? 0;
      let slot = (2 * hash) & mask;
      while (table[slot] !== 0) slot = (slot + 2) & mask;
      table[slot] = place;
      table[slot + 1] = hash;
    }
    this.#table = table;
  }

  /**
   * Writes a value in lower case as UTF-8 and computes its hash, in one pass for ASCII.
   * @returns the number of bytes written
   */
  #writeFolded(value: string, start: number): number {
    const block = this.#block;
    let hash = FNV_START;
    for (let at = 0; at < value.length; at++) {
      const code = value.charCodeAt(at);
      if (code >= 0x80) return this.#writeEncoded(value.toLowerCase(), start);
      const folded = code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
      block[start + at] = folded;
      hash = Math.imul(hash ^ folded, FNV_PRIME);
    }
    this.#hash = spread(hash);
    return value.length;
  }

  #writeEncoded(folded: string, start: number): number {
    const length = this.#block.write(folded, start, 'utf8');
    let hash = FNV_START;
    for (const byte of this.#block.subarray(start, start + length)) hash = Math.imul(hash ^ byte, FNV_PRIME);
    this.#hash = spread(hash);
    return length;
  }
}
