/** Ids per page: 4 KB of bits. */
const PAGE = 1 << 15;

/** A set of integers with about one bit per id where ids are dense, as the platform's are. */
export class IdSet {
  readonly #pages = new Map<number, Uint32Array>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @returns whether the id is new */
  add(id: number): boolean {
    const number = Math.floor(id / PAGE);
    let page = this.#pages.get(number);
    if (page === undefined) {
      page = new Uint32Array(PAGE / 32);
      this.#pages.set(number, page);
    }
    const place = (id % PAGE) >>> 5;
    const bit = 1 << (id & 31);
    const bits = page[place] ?? 0;
    if ((bits & bit) !== 0) return false;
    page[place] = bits | bit;
    this.#size++;
    return true;
  }

  has(id: number): boolean {
    const page = this.#pages.get(Math.floor(id / PAGE));
    return page !== undefined && ((page[(id % PAGE) >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }
}
