/** Runs something after a pause of its touches, and after a limit although they go on. Times are in milliseconds. */
export class Debounce {
  readonly #run: () => void;
  readonly #pause: number;
  readonly #limit: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Set by the first touch since the last run. */
  #limitTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void, pause: number, limit: number) {
    this.#run = run;
    this.#pause = pause;
    this.#limit = limit;
  }

  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), this.#pause);
    this.#limitTimer ??= setTimeout(() => this.#end(), this.#limit);
  }

  /** Does not run any more, until it is touched again. */
  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#limitTimer);
    this.#timer = undefined;
    this.#limitTimer = undefined;
  }

  #end(): void {
    this.stop();
    this.#run();
  }
}
