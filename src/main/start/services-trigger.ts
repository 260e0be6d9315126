import type { Clock } from '../ports.ts';

/** Milliseconds in which this thread shows the window, or hands over the last file of the page, before it is busy. */
const HANDOVER = 50;

interface TriggerOptions {
  clock: Pick<Clock, 'after'>;
  /** Whether the page's first call waits for the services; otherwise it is answered early. */
  isFirstCallWaiting: boolean;
}

/**
 * Says when the services are loaded, which keeps this thread busy: as soon as something needs them, and before that in
 * the first moment in which nothing else of the start needs this thread.
 */
export class ServicesTrigger {
  readonly #begun = Promise.withResolvers<void>();
  readonly #served = Promise.withResolvers<void>();
  readonly #answered = Promise.withResolvers<void>();
  readonly #shown = Promise.withResolvers<void>();
  #hasBegun = false;

  constructor({ clock, isFirstCallWaiting }: TriggerOptions) {
    // The page's scripts run once it has its files, and take a while until they call.
    const free = isFirstCallWaiting ? this.#served.promise : Promise.all([this.#answered.promise, this.#shown.promise]);
    void free.then(() => clock.after(HANDOVER, this.begin));
  }

  /** Settles when the services are to be loaded. */
  get begun(): Promise<void> {
    return this.#begun.promise;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Something needs the services. */
  readonly begin = (): void => {
    this.#hasBegun = true;
    this.#begun.resolve();
  };

  /** The page has the files that it starts with. */
  readonly pageServed = (): void => this.#served.resolve();

  /** The page's first call was answered early. */
  readonly firstCallAnswered = (): void => this.#answered.resolve();

  readonly windowShown = (): void => this.#shown.resolve();
}
