import { useSyncExternalStore } from 'react';

/** Listeners of something that changes outside React. */
export class Listeners {
  readonly #all = new Set<() => void>();

  get size(): number {
    return this.#all.size;
  }

  /** Adds a listener and returns the function that removes it. Bound to the object, so that it can be passed on. */
  readonly add = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  notify(): void {
    for (const listener of this.#all) listener();
  }
}

/** An observable value outside React: router guards read it, components subscribe to it through `useStore`. */
export interface Store<T> {
  get(): T;
  /** Listeners are notified when the value is another one (`Object.is`). */
  set(value: T): void;
  /** Adds a listener and returns the function that removes it. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Listeners();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      listeners.notify();
    },
    subscribe: listeners.add,
  };
}

/** The value of a store; the component is drawn again whenever it changes. */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get);
