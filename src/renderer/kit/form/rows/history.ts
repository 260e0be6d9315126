/** Steps that can be taken back (docs/screens/04-campaigns.md §4, docs/screens/09-solidary-structures.md §7). */
const MAX_STEPS = 100;

/** Milliseconds without typing after which the next letter starts a step of its own. */
const PAUSE = 1_000;

/** The states of a value before and after the present one. Typing in one place without a pause is one step. */
export class History<T> {
  #past: T[] = [];
  #future: T[] = [];
  #typing: { place: string; at: number } | null = null;
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /**
   * Notes the state before a change.
   * @param place where something is typed; null for a change that is a step of its own
   */
  note(before: T, place: string | null): void {
    const at = this.#now();
    const isSameStep = place !== null && this.#typing?.place === place && at - this.#typing.at < PAUSE;
    this.#typing = place === null ? null : { place, at };
    this.#future = [];
    if (!isSameStep) this.#past = [...this.#past, before].slice(-MAX_STEPS);
  }

  /** Returns the state before the last step; undefined where there is none. */
  undo(current: T): T | undefined {
    return this.#step(this.#past, this.#future, current);
  }

  /** Returns the state after the step that was undone last; undefined where there is none. */
  redo(current: T): T | undefined {
    return this.#step(this.#future, this.#past, current);
  }

  /** Forgets every state. */
  clear(): void {
    this.#past = [];
    this.#future = [];
    this.#typing = null;
  }

  /** Changes every state that can come back. */
  map(change: (state: T) => T): void {
    this.#past = this.#past.map(change);
    this.#future = this.#future.map(change);
  }

  #step(from: T[], to: T[], current: T): T | undefined {
    const found = from.pop();
    if (found === undefined) return undefined;
    to.push(current);
    this.#typing = null;
    return found;
  }
}
