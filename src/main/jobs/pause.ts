/** Lets a person pause work between two of its steps. */
export interface PauseGate {
  /**
   * Resolves at once while open, otherwise when the gate opens or the signal is aborted; calls `onHeld` if it waits, and
   * waits for that too.
   */
  waitUntilOpen(signal: AbortSignal, onHeld: () => void | Promise<void>): Promise<void>;
}

/** The gates of the work that runs, by its id: the check of an import, a bulk action. */
export class PauseGates {
  readonly #held = new Map<string, PromiseWithResolvers<void> | null>();

  /** Whether anything runs. */
  get isAnyRunning(): boolean {
    return this.#held.size > 0;
  }

  /** Adds the open gate of work that starts; `remove` it at the end. */
  add(id: string): PauseGate {
    this.#held.set(id, null);
    return {
      waitUntilOpen: async (signal, onHeld) => {
        for (let held = this.#held.get(id); held && !signal.aborted; held = this.#held.get(id)) {
          signal.addEventListener('abort', held.resolve.bind(held, undefined), { once: true });
          await onHeld();
          await held.promise;
        }
      },
    };
  }

  /** Closes or opens a gate; does nothing when the work does not run. */
  setPaused(id: string, isHeld: boolean): void {
    const held = this.#held.get(id);
    if (held === undefined || (held !== null) === isHeld) return;
    held?.resolve();
    this.#held.set(id, isHeld ? Promise.withResolvers<void>() : null);
  }

  remove(id: string): void {
    this.setPaused(id, false);
    this.#held.delete(id);
  }
}
