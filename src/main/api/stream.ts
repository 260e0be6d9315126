/** Aborts when nothing arrives for some time. Runs only while data is awaited. */
export class StallGuard {
  readonly #limit: number;
  readonly #isHeld: () => boolean;
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param limit milliseconds
   * @param isHeld whether a dialog is waiting for the person; the time then starts again
   */
  constructor(limit: number, isHeld: () => boolean = () => false) {
    this.#limit = limit;
    this.#isHeld = isHeld;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  arm(limit = this.#limit): void {
    this.disarm();
    this.#timer = setTimeout(() => (this.#isHeld() ? this.arm(limit) : this.#controller.abort()), limit);
  }

  disarm(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Wraps a body: each chunk must arrive within the guard's limit, and every error is converted by `failure`. The time
 * our reader takes does not count.
 */
export function guardedStream(
  body: ReadableStream<Uint8Array> | null,
  guard: StallGuard,
  waitFor: <T>(work: Promise<T>) => Promise<T>,
  failure: (thrown: unknown) => Error,
): ReadableStream<Uint8Array> {
  const reader = body?.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (reader === undefined) return controller.close();
        guard.arm();
        try {
          const { done, value } = await waitFor(reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (thrown) {
          reader.cancel().catch(() => undefined);
          controller.error(failure(thrown));
        } finally {
          guard.disarm();
        }
      },
      async cancel(reason) {
        guard.disarm();
        await reader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
