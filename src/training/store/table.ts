/** Rows of one kind by ascending id. Created on first access, and then stored as last written. */
export class Table<Row extends { readonly id: number }> {
  readonly #seed: () => readonly Row[];
  #known: Map<number, Row> | undefined;
  #lastId = 0;

  constructor(seed: () => readonly Row[]) {
    this.#seed = seed;
  }

  get #rows(): Map<number, Row> {
    if (this.#known === undefined) {
      this.#known = new Map(this.#seed().map((row) => [row.id, row]));
      this.#lastId = Math.max(0, ...this.#known.keys());
    }
    return this.#known;
  }

  all(): readonly Row[] {
    return [...this.#rows.values()];
  }

  get(id: number): Row | undefined {
    return this.#rows.get(id);
  }

  find(fits: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (fits(row)) return row;
    return undefined;
  }

  /** Ids are never reused. */
  add(make: (id: number) => Row): Row {
    const rows = this.#rows;
    this.#lastId += 1;
    const row = make(this.#lastId);
    rows.set(row.id, row);
    return row;
  }

  change(row: Row, changes: Partial<Row>): Row {
    const changed = { ...row, ...changes };
    this.#rows.set(row.id, changed);
    return changed;
  }

  remove(id: number): void {
    this.#rows.delete(id);
  }
}
