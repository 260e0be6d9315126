/** Where a sending waits between two batches. */
export interface SendingGate {
  /** Passes at once, or when the gate opens again or the call is given up; `onHeld` is told when there is a wait. */
  pass(signal: AbortSignal, onHeld: () => void): Promise<void>;
}

/** The sendings under way that a person can hold, by the id of their check. */
export class SendingGates {
  readonly #held = new Map<string, PromiseWithResolvers<void> | null>();

  /** The gate of a sending that begins, open. It goes with the sending: `remove`. */
  add(checkId: string): SendingGate {
    this.#held.set(checkId, null);
    return {
      pass: async (signal, onHeld) => {
        for (let held = this.#held.get(checkId); held && !signal.aborted; held = this.#held.get(checkId)) {
          onHeld();
          signal.addEventListener('abort', held.resolve.bind(held, undefined), { once: true });
          await held.promise;
        }
      },
    };
  }

  /** Closes or opens a gate; none where nothing is being sent. */
  hold(checkId: string, isHeld: boolean): void {
    const held = this.#held.get(checkId);
    if (held === undefined || (held !== null) === isHeld) return;
    held?.resolve();
    this.#held.set(checkId, isHeld ? Promise.withResolvers<void>() : null);
  }

  remove(checkId: string): void {
    this.hold(checkId, false);
    this.#held.delete(checkId);
  }
}
