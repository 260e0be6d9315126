interface LruOptions<V> {
  /** Largest sum of the sizes of all values. */
  max: number;
  /** Size of a value; 1 unless given, so that `max` is a number of entries. */
  sizeOf?: (value: V) => number;
}

/** A cache of limited size: when it is full, the entries that were read or written least recently are dropped. */
export class LruCache<K, V> {
  readonly #options: LruOptions<V>;
  /** In the order of their last use, the least recent first. */
  readonly #entries = new Map<K, V>();
  #size = 0;

  constructor(options: LruOptions<V>) {
    this.#options = options;
  }

  /** The value of a key, which then counts as just used; undefined where there is none. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Keeps a value in place of the one before. A value that is larger than the cache is dropped at once. */
  set(key: K, value: V): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#options.max) return;
      this.delete(oldest);
    }
  }

  /** @returns whether there was one */
  delete(key: K): boolean {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#size -= this.#sizeOf(value);
    return this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }

  /** All values, the least recently used first; reading them here is no use of them. */
  values(): V[] {
    return [...this.#entries.values()];
  }

  #sizeOf(value: V): number {
    return this.#options.sizeOf?.(value) ?? 1;
  }
}
