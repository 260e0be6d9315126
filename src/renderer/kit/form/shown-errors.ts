import { useCallback, useSyncExternalStore } from 'react';
import { isUnder } from './paths.ts';

/** How often the errors of some fields were asked for, by the control of their form. */
const requests = new WeakMap<object, Requests>();

interface Requests {
  all: readonly (readonly string[])[];
  listeners: Set<() => void>;
}

function requestsOf(control: object): Requests {
  const held = requests.get(control) ?? { all: [], listeners: new Set() };
  requests.set(control, held);
  return held;
}

/** Shows the errors of some fields of a form, given by their paths, as if the form were sent. */
export function showErrorsOf(control: object, paths: readonly string[]): void {
  const held = requestsOf(control);
  held.all = [...held.all, paths];
  for (const listener of held.listeners) listener();
}

/** How often the errors of a field were asked for without sending the form. */
export const timesShown = (control: object, path: string): number =>
  requestsOf(control).all.filter((paths) => paths.some((one) => isUnder(path, one))).length;

/** The same for a field on the screen, which is drawn again when it changes. */
export function useTimesShown(control: object, path: string): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = requestsOf(control);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [control],
  );
  return useSyncExternalStore(subscribe, () => timesShown(control, path));
}
