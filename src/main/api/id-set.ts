/** Ids per page: 4 KB of bits. */
const PAGE = 1 << 15;
/** Ids of a page that are held one by one: as bits, ids far from one another would take 4 KB each. */
const FEW = 128;

/** A set of integers with about one bit per id where ids are dense, as the platform's are. */
export class IdSet {
  readonly #pages = new Map<number, Uint32Array | number[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @returns whether the id is new */
  add(id: number): boolean {
    if (this.has(id)) return false;
    const number = Math.floor(id / PAGE);
    const page = this.#pages.get(number) ?? [];
    this.#size++;
    if (!Array.isArray(page)) setBit(page, id);
    else if (page.length < FEW) this.#pages.set(number, [...page, id]);
    else {
      const bits = new Uint32Array(PAGE / 32);
      for (const one of [...page, id]) setBit(bits, one);
      this.#pages.set(number, bits);
    }
    return true;
  }

  has(id: number): boolean {
    const page = this.#pages.get(Math.floor(id / PAGE));
    if (page === undefined) return false;
    return Array.isArray(page) ? page.includes(id) : ((page[(id % PAGE) >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }
}

function setBit(bits: Uint32Array, id: number): void {
  const place = (id % PAGE) >>> 5;
  bits[place] = (bits[place] ?? 0) | (1 << (id & 31));
}
