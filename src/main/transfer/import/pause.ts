/** Lets a person pause sending between two batches. */
export interface SendingGate {
  /**
   * Resolves at once while open, otherwise when the gate opens or the signal is aborted; calls `onHeld` if it waits.
   */
  waitUntilOpen(signal: AbortSignal, onPaused: () => void): Promise<void>;
}

/** The gates of the imports being sent, by the id of their check. */
export class SendingGates {
  readonly #held = new Map<string, PromiseWithResolvers<void> | null>();

  /** Whether an import is being sent. */
  get isAnySent(): boolean {
    return this.#held.size > 0;
  }

  /** Adds the open gate of an import that starts; `remove` it at the end. */
  add(checkId: string): SendingGate {
    this.#held.set(checkId, null);
    return {
      waitUntilOpen: async (signal, onHeld) => {
        for (let held = this.#held.get(checkId); held && !signal.aborted; held = this.#held.get(checkId)) {
          onHeld();
          signal.addEventListener('abort', held.resolve.bind(held, undefined), { once: true });
          await held.promise;
        }
      },
    };
  }

  /** Closes or opens a gate; does nothing when the import is not being sent. */
  setPaused(checkId: string, isHeld: boolean): void {
    const held = this.#held.get(checkId);
    if (held === undefined || (held !== null) === isHeld) return;
    held?.resolve();
    this.#held.set(checkId, isHeld ? Promise.withResolvers<void>() : null);
  }

  remove(checkId: string): void {
    this.setPaused(checkId, false);
    this.#held.delete(checkId);
  }
}
