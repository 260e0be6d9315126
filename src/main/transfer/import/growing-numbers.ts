const LAST_BITS = 0xffff;

/** A growable array of 32-bit unsigned integers. */
export class GrowingNumbers {
  #values = new Uint32Array(1 << 6);
  #count = 0;

  get length(): number {
    return this.#count;
  }

  /** The number at an index; 0 beyond the end. */
  at(index: number): number {
    return index < this.#count ? (this.#values[index] ?? 0) : 0;
  }

  push(value: number): void {
    this.#reserve();
    this.#values[this.#count++] = value;
  }

  /** Replaces a number that is there. */
  set(index: number, value: number): void {
    if (index < this.#count) this.#values[index] = value;
  }

  toArray(): Uint32Array {
    return this.#values.slice(0, this.#count);
  }

  /** The first numbers. */
  first(count: number): number[] {
    return [...this.#values.subarray(0, Math.min(count, this.#count))];
  }

  /** The indexes of all numbers that are among some. */
  indexesOf(wanted: ReadonlySet<number>): number[] {
    // A set is slow to ask a million times: nearly all numbers differ from every wanted one in their last bits.
    const mayBeWanted = new Uint8Array(LAST_BITS + 1);
    for (const value of wanted) mayBeWanted[value & LAST_BITS] = 1;
    const found: number[] = [];
    for (let at = 0; at < this.#count; at++) {
      const value = this.#values[at] ?? 0;
      if (mayBeWanted[value & LAST_BITS] === 1 && wanted.has(value)) found.push(at);
    }
    return found;
  }

  /** Index of the first number that is not smaller, among ascending ones; the length for none. */
  indexFrom(value: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a number is among ascending ones. */
  includes(value: number): boolean {
    const at = this.indexFrom(value);
    return at < this.#count && this.#values[at] === value;
  }

  /** Adds a number to ascending ones, once. */
  insert(value: number): void {
    const at = this.indexFrom(value);
    if (at < this.#count && this.#values[at] === value) return;
    this.#reserve();
    this.#values.copyWithin(at + 1, at, this.#count++);
    this.#values[at] = value;
  }

  /** Removes a number from ascending ones. */
  remove(value: number): void {
    const at = this.indexFrom(value);
    if (at === this.#count || this.#values[at] !== value) return;
    this.#values.copyWithin(at, at + 1, this.#count--);
  }

  #reserve(): void {
    if (this.#count < this.#values.length) return;
    const larger = new Uint32Array(this.#count * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}
