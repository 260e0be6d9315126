/** Slots are doubled before they are this full, so that a search stays a step or two. */
const MAX_FULL = 0.6;
const FIRST_SLOTS = 1 << 17;
const BLOCK_BYTES = 1 << 20;
/** Bytes before each value that hold its length. */
const LENGTH_BYTES = 2;
/** Longer values are no addresses; the few there are lie elsewhere, so that two bytes hold every length. */
const LONGEST = 1024;
/** Room for any value up to that length: a character may become three when folded ('\u0130'), each of up to three bytes. */
const LONGEST_BYTES = LENGTH_BYTES + LONGEST * 9;

// The hash is FNV-1a.
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Folds the high bits of a hash down, because the table is addressed by the low ones. */
const spread = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

/**
 * The values that have been seen, whatever their case: exact, and about 50 bytes for an e-mail address where a Set of
 * strings takes three times as much. The values lie in blocks of UTF-8, one behind the other, and an open-addressed
 * table points at them.
 */
export class SeenValues {
  #block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  readonly #blocks = [this.#block];
  /** Bytes used of the last block. */
  #used = 0;
  #count = 0;
  /** Hash of the value written last. */
  #hash = 0;
  /** Per slot: place of the value over all blocks plus 1, 0 when free; and its hash. */
  #places = new Uint32Array(FIRST_SLOTS);
  #hashes = new Uint32Array(FIRST_SLOTS);
  readonly #longValues = new Set<string>();

  /** Notes a value. @returns whether it had been noted before. */
  add(value: string): boolean {
    if (value.length > LONGEST) return this.#addLong(value.toLowerCase());
    if (this.#used + LONGEST_BYTES > BLOCK_BYTES) this.#addBlock();
    const start = this.#used + LENGTH_BYTES;
    const length = this.#writeFolded(value, start);
    const hash = this.#hash;
    const slot = this.#slotOf(hash, start, length);
    if (this.#places[slot] !== 0) return true;
    this.#block.writeUInt16LE(length, this.#used);
    this.#places[slot] = (this.#blocks.length - 1) * BLOCK_BYTES + this.#used + 1;
    this.#hashes[slot] = hash;
    this.#used = start + length;
    this.#count++;
    if (this.#count > this.#places.length * MAX_FULL) this.#grow();
    return false;
  }

  #addLong(folded: string): boolean {
    const isKnown = this.#longValues.has(folded);
    this.#longValues.add(folded);
    return isKnown;
  }

  #addBlock(): void {
    this.#block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    this.#blocks.push(this.#block);
    this.#used = 0;
  }

  /** The slot that holds the value written last, or the free one where it belongs. */
  #slotOf(hash: number, start: number, length: number): number {
    const mask = this.#places.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const place = this.#places[slot] ?? 0;
      if (place === 0) return slot;
      if (this.#hashes[slot] === hash && this.#isAt(place - 1, start, length)) return slot;
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
    const places = this.#places;
    const hashes = this.#hashes;
    this.#places = new Uint32Array(places.length * 2);
    this.#hashes = new Uint32Array(places.length * 2);
    const mask = this.#places.length - 1;
    for (let from = 0; from < places.length; from++) {
      const place = places[from] ?? 0;
      if (place === 0) continue;
      const hash = hashes[from] ?? 0;
      let slot = hash & mask;
      while (this.#places[slot] !== 0) slot = (slot + 1) & mask;
      this.#places[slot] = place;
      this.#hashes[slot] = hash;
    }
  }

  /**
   * Writes a value in lower case as UTF-8, and notes its hash: in one go for the ASCII of nearly all addresses.
   * @returns the number of bytes.
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
