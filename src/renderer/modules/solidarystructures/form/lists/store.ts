import { Listeners } from '#renderer/kit/data/store.ts';
import { isSame } from '#renderer/kit/form/changes.ts';
import type { OrderedRows } from '#renderer/kit/form/rows/commands.ts';
import { History } from '#renderer/kit/form/rows/history.ts';
import { isBlank, type Row } from './rows.ts';

/** A row with the key under which it stays the same while its label and its place change. */
export interface Keyed<R> {
  key: string;
  row: R;
}

interface StoreOptions<R> {
  /**
   * Whether the platform keeps the order of the rows. It keeps none of purposes and needs: they stand as they were
   * stored, and only rows that are new have an order among themselves.
   */
  hasOrder: boolean;
  history?: History<readonly Keyed<R>[]>;
}

/**
 * The rows of one list while they are edited, outside React, with 100 steps back
 * (docs/screens/09-solidary-structures.md §7).
 */
export class RowsStore<R extends Row> implements OrderedRows {
  #rows: readonly Keyed<R>[];
  #made = 0;
  readonly #options: StoreOptions<R>;
  readonly #history: History<readonly Keyed<R>[]>;
  readonly #listeners = new Listeners();
  readonly #editors = new Listeners();

  constructor(values: readonly R[], options: StoreOptions<R>) {
    this.#options = options;
    this.#history = options.history ?? new History();
    this.#rows = this.#keyed(values);
  }

  /** Hears every change. */
  readonly subscribe = this.#listeners.add;
  /** Hears the changes that were made here, not what was loaded. */
  readonly onEdit = this.#editors.add;
  readonly rows = (): readonly Keyed<R>[] => this.#rows;
  readonly keys = (): readonly string[] => this.#rows.map(({ key }) => key);
  readonly values = (): R[] => this.#rows.map(({ row }) => row);

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /**
   * Takes rows from elsewhere: a draft, what was saved, what somebody else changed. The steps are forgotten: one of
   * them could bring back a row that the platform no longer has, or had stored meanwhile.
   */
  load(values: readonly R[]): void {
    if (isSame(values, this.values())) return;
    this.#history.clear();
    this.#rows = this.#keyed(values, this.#rows);
    this.#listeners.notify();
  }

  row(key: string): R | undefined {
    return this.#rows.find((one) => one.key === key)?.row;
  }

  /**
   * Changes a row.
   * @param place the field in which it is typed; absent for a change that is a step of its own
   */
  change(key: string, change: Partial<R>, place?: string): void {
    const next = this.#rows.map((one) => (one.key === key ? { key, row: { ...one.row, ...change } } : one));
    this.#apply(next, place === undefined ? null : `${key} ${place}`);
  }

  /**
   * Adds rows after another one, in one step; at the end where that is absent. A row in which nothing was typed gives
   * its place to them.
   * @returns the key of the last of them
   */
  add(values: readonly R[], after: string | null): string | null {
    if (values.length === 0) return null;
    const added = values.map((row) => ({ key: this.#newKey(), row }));
    const at = after === null ? -1 : this.keys().indexOf(after);
    const place = Math.max(at < 0 ? this.#rows.length : at + 1, this.#firstFree());
    const isOver =
      at >= 0 && values.some((row) => !isBlank(row)) && this.#rows.slice(at, at + 1).some(({ row }) => isBlank(row));
    this.#apply(
      this.#rows.toSpliced(place, 0, ...added).filter(({ key }) => !isOver || key !== after),
      null,
    );
    return added.at(-1)?.key ?? null;
  }

  canMove(key: string, by: 1 | -1): boolean {
    const from = this.keys().indexOf(key);
    return from >= 0 && this.#isPlace(from, from + by);
  }

  readonly moveTo = (key: string, rank: number): number | null => {
    const from = this.keys().indexOf(key);
    const moved = this.#rows[from];
    if (moved === undefined || rank === from || !this.#isPlace(from, rank)) return null;
    this.#apply(this.#rows.toSpliced(from, 1).toSpliced(rank, 0, moved), null);
    return rank;
  };

  /** @returns the key of the row that takes its place; null where none is left */
  readonly remove = (key: string): string | null => {
    const rank = this.keys().indexOf(key);
    const left = this.#rows.filter((one) => one.key !== key);
    this.#apply(left, null);
    return left[Math.min(rank, left.length - 1)]?.key ?? null;
  };

  readonly undo = (): boolean => this.#restore(this.#history.undo(this.#rows));

  readonly redo = (): boolean => this.#restore(this.#history.redo(this.#rows));

  /** The first rank that a row can be moved to. */
  #firstFree(): number {
    return this.#options.hasOrder ? 0 : this.#rows.findLastIndex(({ row }) => row.id !== null) + 1;
  }

  #isPlace(from: number, rank: number): boolean {
    const first = this.#firstFree();
    return from >= first && rank >= first && rank < this.#rows.length;
  }

  #apply(next: readonly Keyed<R>[], place: string | null): void {
    this.#history.note(this.#rows, place);
    this.#replace(next);
  }

  #restore(state: readonly Keyed<R>[] | undefined): boolean {
    if (state === undefined) return false;
    this.#replace(state);
    return true;
  }

  #replace(next: readonly Keyed<R>[]): void {
    this.#rows = next;
    this.#listeners.notify();
    this.#editors.notify();
  }

  #newKey(): string {
    this.#made += 1;
    return `row-${this.#made}`;
  }

  /**
   * A stored row keeps the key of its id, a new one that of the new row at its rank, so that its fields stay on screen.
   */
  #keyed(values: readonly R[], before: readonly Keyed<R>[] = []): readonly Keyed<R>[] {
    return values.map((row, rank) => {
      const former = row.id === null ? before[rank] : before.find((one) => one.row.id === row.id);
      return { key: former !== undefined && former.row.id === row.id ? former.key : this.#newKey(), row };
    });
  }
}
