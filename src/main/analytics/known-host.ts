import { z } from 'zod';
import type { KeyValueStore } from '../ports.ts';
import { storedRecord } from '../stored-list.ts';

const key = 'analyticsHosts';
export const stored = storedRecord(z.string().max(300));

/** Remembers the host of a platform's dashboards; the first one is trusted (docs/screens/06-analytics.md §4). */
export class KnownHost {
  readonly #store: KeyValueStore;
  readonly #baseUrl: string;

  constructor(store: KeyValueStore, baseUrl: string) {
    this.#store = store;
    this.#baseUrl = baseUrl;
  }

  get(): string | undefined {
    return stored.parse(this.#store.get(key))[this.#baseUrl];
  }

  set(host: string): void {
    this.#store.set(key, { ...stored.parse(this.#store.get(key)), [this.#baseUrl]: host });
  }
}
