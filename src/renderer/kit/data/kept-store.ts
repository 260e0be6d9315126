import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemembered } from './remembered.ts';
import { createStore, type Store } from './store.ts';

/**
 * Returns a store that is kept under a key of the query cache: it outlives the screens and is dropped when the session
 * ends. Unlike the cache, it notifies synchronously, which a controlled text field needs.
 */
export function useKeptStore<T>(key: QueryKey, initial: T): Store<T> {
  const client = useQueryClient();
  const [store] = useState(() => {
    const kept = client.getQueryData<Store<T>>(key);
    if (kept !== undefined) return kept;
    const made = createStore(initial);
    client.setQueryData(key, made);
    return made;
  });
  // Keeps the entry of the cache while nothing shows it.
  useRemembered(key, store);
  return store;
}
