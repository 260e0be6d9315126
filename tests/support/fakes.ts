import type { KeptValues } from '#main/drafts/kept-values.ts';
import type { Emit } from '#main/ipc/handler.ts';
import type { Clock, KeyValueStore, Log, SecretStore } from '#main/ports.ts';
import type { EventName, EventPayload } from '#shared/ipc/contract.ts';

/** A clock that only moves when told. */
export class FakeClock implements Clock {
  #now: number;
  #timers: { at: number; run: () => void }[] = [];

  constructor(now = Date.parse('2026-03-02T09:00:00Z')) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Time passes and timers run when they are due. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
  }

  /** The computer sleeps: time passes, timers stand still. */
  sleep(ms: number): void {
    this.#now += ms;
    for (const timer of this.#timers) timer.at += ms;
  }

  get waiting(): number {
    return this.#timers.length;
  }
}

/** A keychain in memory, any of whose operations can be made to fail or to hang, and which can be locked. */
export class FakeSecrets implements SecretStore {
  readonly entries = new Map<string, string>();
  readonly failing = new Set<'get' | 'set' | 'delete'>();
  readonly hanging = new Set<'get' | 'set' | 'delete'>();
  readonly calls: string[] = [];
  /** Locked, and whoever is asked to unlock it dismisses the dialog: libsecret then answers that there is nothing. */
  isDismissed = false;
  readonly #answer = Promise.withResolvers<void>();

  /** Answers whoever waits, and hangs no more. */
  answer(): void {
    this.hanging.clear();
    this.#answer.resolve();
  }

  async get(account: string): Promise<string | null> {
    await this.#enter('get');
    return this.isDismissed ? null : (this.entries.get(account) ?? null);
  }

  async set(account: string, secret: string): Promise<void> {
    await this.#enter('set');
    if (this.isDismissed) throw new Error('Cannot create an item in a locked collection');
    this.entries.set(account, secret);
  }

  async delete(account: string): Promise<void> {
    await this.#enter('delete');
    this.entries.delete(account);
  }

  async accounts(): Promise<string[]> {
    await this.#enter('get');
    return [...this.entries.keys()];
  }

  async #enter(operation: 'get' | 'set' | 'delete'): Promise<void> {
    this.calls.push(operation);
    if (this.hanging.has(operation)) await this.#answer.promise;
    if (this.failing.has(operation)) throw new Error(`no keychain to ${operation}`);
  }
}

/** A store whose values pass through JSON, as in the file. */
export class FakeStore implements KeyValueStore {
  readonly #values = new Map<string, string>();

  get(key: string): unknown {
    const value = this.#values.get(key);
    return value === undefined ? undefined : JSON.parse(value);
  }

  set(key: string, value: unknown): void {
    this.#values.set(key, JSON.stringify(value));
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  /** The names of its entries. */
  keys(): string[] {
    return [...this.#values.keys()];
  }

  /** Everything in it, as text. */
  dump(): string {
    return JSON.stringify([...this.#values]);
  }
}

/** Kept values of a computer on which nothing outlives a test. */
export const nothingKept: Pick<KeptValues, 'read' | 'change'> = {
  read: async (_, { none }) => ({ value: none, isRead: true }),
  change: async () => false,
};

export const silent: Log = () => {};

/** Options of `expect.poll` for results of real input and output, which are slow on a busy computer. */
export const patient = { timeout: 4_000 };

/** A log whose lines a test can read. */
export function listeningLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: (level, message, details) => lines.push(JSON.stringify({ level, message, ...details })) };
}

/** Events in their order, by name. */
export function listeningEmit(): {
  emit: Emit;
  of<E extends EventName>(event: E): EventPayload<E>[];
} {
  const events: { event: EventName; payload: unknown }[] = [];
  return {
    emit: (event, payload) => void events.push({ event, payload }),
    // Only payloads of that event went in under its name.
    of: <E extends EventName>(event: E) =>
      events.filter((entry) => entry.event === event).map(({ payload }) => payload as EventPayload<E>),
  };
}
