import type { EventPayload } from '#shared/ipc/contract.ts';
import { createStore, useStore } from './store.ts';

/**
 * When the platform is read next, in milliseconds since 1970, by the id of the call whose write has an unknown outcome.
 */
const looks = createStore<ReadonlyMap<string, number>>(new Map());

/** Stores what the main process reports about the search for the outcome of a call. */
export function receiveLook({ callId, seconds }: EventPayload<'call.looking'>): void {
  const next = new Map(looks.get());
  if (seconds === null) next.delete(callId);
  else next.set(callId, Date.now() + seconds * 1000);
  looks.set(next);
}

/** Whether the outcome of a write is being looked for, on whichever page it was sent. */
export const useIsLooking = (): boolean => useStore(looks).size > 0;

/**
 * Whether a running write keeps its dialog open: no longer once its outcome is being looked for, which goes on without
 * it.
 */
export const useHoldsDialog = (isBusy: boolean): boolean => !useIsLooking() && isBusy;

/** When the platform is read next, in milliseconds since 1970; null while no outcome is being looked for. */
export function useNextLook(): number | null {
  const times = [...useStore(looks).values()];
  return times.length === 0 ? null : Math.min(...times);
}
