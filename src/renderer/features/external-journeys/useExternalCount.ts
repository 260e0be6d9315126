import { useSyncExternalStore } from 'react';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import type { Store } from '#renderer/kit/data/store.ts';
import { type HeldSearch, searchKey } from './search/run.ts';

const noListener = () => () => {};

/** How many external journeys were found for a record in this run; undefined before the first search. */
export function useExternalCount(id: number): number | undefined {
  const store = useRemembered<Store<HeldSearch> | null>(searchKey(id), null);
  const held = useSyncExternalStore(store?.subscribe ?? noListener, () => store?.get() ?? null);
  if (held === null || held.lines.length === 0) return undefined;
  return held.lines.reduce((sum, { journeys }) => sum + journeys.length, 0);
}
