/** Slots are doubled before they are this full, so that a search stays a step or two. */
const MOST_FULL = 0.6;
const FIRST_SLOTS = 1 << 12;
const BLOCK_BYTES = 1 << 20;
/** Bytes before each value that hold its length. */
const LENGTH_BYTES = 2;
/** Longer values are no addresses; the few there are lie elsewhere, so that two bytes hold every length. */
const LONGEST = 4096;

/**
 * The values that have been seen, whatever their case: exact, and about 50 bytes for an e-mail address where a Set of
 * strings takes three times as much. The values lie in blocks of UTF-8, one behind the other, and an open-addressed
 * table points at them.
 */
export class SeenValues {
  readonly #blocks: Buffer[] = [];
  /** Bytes used of the last block. */
  #used = BLOCK_BYTES;
  #count = 0;
  /** Per slot: place of the value over all blocks plus 1, 0 when free; and its hash. */
  #places = new Uint32Array(FIRST_SLOTS);
  #hashes = new Uint32Array(FIRST_SLOTS);
  readonly #longValues = new Set<string>();

  /** Notes a value. @returns whether it had been noted before. */
  add(value: string): boolean {
    const folded = value.toLowerCase();
    if (folded.length > LONGEST) {
      const isKnown = this.#longValues.has(folded);
      this.#longValues.add(folded);
      return isKnown;
    }
    const block = this.#blockWithRoom(folded.length * 3 + LENGTH_BYTES);
    const start = this.#used + LENGTH_BYTES;
    const length = block.write(folded, start, 'utf8');
    const hash = hashOf(block, start, start + length);
    const slot = this.#slotOf(hash, block, start, length);
    if (this.#places[slot] !== 0) return true;
    block.writeUInt16LE(length, this.#used);
    this.#places[slot] = (this.#blocks.length - 1) * BLOCK_BYTES + this.#used + 1;
    this.#hashes[slot] = hash;
    this.#used = start + length;
    this.#count++;
    if (this.#count > this.#places.length * MOST_FULL) this.#grow();
    return false;
  }

  #blockWithRoom(bytes: number): Buffer {
    const last = this.#blocks.at(-1);
    if (last !== undefined && this.#used + bytes <= BLOCK_BYTES) return last;
    const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    this.#blocks.push(block);
    this.#used = 0;
    return block;
  }

  /** The slot that holds the value, or the free one where it belongs. */
  #slotOf(hash: number, bytes: Buffer, start: number, length: number): number {
    const mask = this.#places.length - 1;
    let slot = hash & mask;
    for (; ; slot = (slot + 1) & mask) {
      const place = this.#places[slot] ?? 0;
      if (place === 0) return slot;
      if (this.#hashes[slot] === hash && this.#isAt(place - 1, bytes, start, length)) return slot;
    }
  }

  #isAt(place: number, bytes: Buffer, start: number, length: number): boolean {
    const block = this.#blocks[Math.floor(place / BLOCK_BYTES)];
    const at = place % BLOCK_BYTES;
    if (block === undefined || block.readUInt16LE(at) !== length) return false;
    const from = at + LENGTH_BYTES;
    return block.compare(bytes, start, start + length, from, from + length) === 0;
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
}

/** FNV-1a, its high bits folded down because the table is addressed by the low ones. */
function hashOf(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
