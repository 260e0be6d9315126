import { Listeners } from '#renderer/kit/data/store.ts';
import { History } from './history.ts';

/** A row that stays the same under its key while its content and its place change. */
interface KeyedRow {
  readonly key: string;
}

/**
 * Rows while they are edited, outside React, with an order and 100 steps back. A change makes a new object of its row
 * alone, so that the others are not drawn anew, whatever their number. `State` is what the rows are part of.
 */
export abstract class EditedRows<State, Row extends KeyedRow> {
  #state: State;
  readonly #history: History<State>;
  readonly #listeners = new Listeners();
  readonly #editors = new Listeners();

  constructor(state: State, history: History<State> = new History()) {
    this.#state = state;
    this.#history = history;
  }

  /** Hears every change. */
  readonly subscribe = this.#listeners.add;
  /** Hears the changes that were made here, not what was loaded. */
  readonly onEdit = this.#editors.add;
  readonly state = (): State => this.#state;
  readonly rows = (): readonly Row[] => this.rowsOf(this.#state);
  readonly keys = (): readonly string[] => this.rows().map(({ key }) => key);

  protected abstract rowsOf(state: State): readonly Row[];
  protected abstract withRows(rows: readonly Row[]): State;
  /** The first rank to and from which a row can be moved. */
  protected firstFree(): number {
    return 0;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  row(key: string): Row | undefined {
    return this.rows().find((row) => row.key === key);
  }

  canMove(key: string, by: 1 | -1): boolean {
    const from = this.keys().indexOf(key);
    return from >= 0 && this.#isPlace(from, from + by);
  }

  /** Moves a row to a rank, counted without itself. @returns its rank from 0; null where it did not move */
  moveTo(key: string, rank: number): number | null {
    const rows = this.rows();
    const from = this.keys().indexOf(key);
    const moved = rows[from];
    if (moved === undefined || rank === from || !this.#isPlace(from, rank)) return null;
    this.apply(rows.toSpliced(from, 1).toSpliced(rank, 0, moved));
    return rank;
  }

  /** @returns the key of the row that takes its place; null where none is left */
  remove(key: string): string | null {
    const rank = this.keys().indexOf(key);
    const left = this.rows().filter((row) => row.key !== key);
    this.apply(left);
    return left[Math.min(rank, left.length - 1)]?.key ?? null;
  }

  /** @returns whether there was something to undo */
  readonly undo = (): boolean => this.#restore(this.#history.undo(this.#state));
  readonly redo = (): boolean => this.#restore(this.#history.redo(this.#state));

  /**
   * Changes a row.
   * @param place the field in which it is typed; absent for a change that is a step of its own
   */
  protected changeRow(key: string, change: (row: Row) => Row, place?: string): void {
    const next = this.rows().map((row) => (row.key === key ? change(row) : row));
    this.apply(next, place === undefined ? null : `${key} ${place}`);
  }

  /** Puts rows at a rank, in one step. */
  protected insert(rows: readonly Row[], rank: number): void {
    this.apply(this.rows().toSpliced(rank, 0, ...rows));
  }

  /** Takes other rows, in a step that can be undone. */
  protected apply(rows: readonly Row[], place: string | null = null): void {
    this.applyState(this.withRows(rows), place);
  }

  protected applyState(next: State, place: string | null): void {
    this.#history.note(this.#state, place);
    this.#edit(next);
  }

  /** Takes a state from elsewhere, such as what was saved: no edit, and no step. */
  protected loadState(next: State): void {
    this.#state = next;
    this.notify();
  }

  /** Forgets the steps. */
  protected forgetSteps(): void {
    this.#history.clear();
  }

  /** Changes this state and every one that can come back, which is no step. */
  protected mapStates(change: (state: State) => State): void {
    this.#history.map(change);
    this.#edit(change(this.#state));
  }

  protected notify(): void {
    this.#listeners.notify();
  }

  #isPlace(from: number, rank: number): boolean {
    const first = this.firstFree();
    return from >= first && rank >= first && rank < this.rows().length;
  }

  #restore(state: State | undefined): boolean {
    if (state === undefined) return false;
    this.#edit(state);
    return true;
  }

  #edit(next: State): void {
    this.#state = next;
    this.#editors.notify();
    this.notify();
  }
}
