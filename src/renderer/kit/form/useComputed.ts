import { useRef, useSyncExternalStore } from 'react';
import { isSame } from './changes.ts';

/**
 * Follows what is computed of a whole form: whoever calls it is drawn again where the result changes, and not at each
 * key. The result is plain data.
 *
 * @param onChange of the form
 */
export function useComputed<T>(onChange: (listener: () => void) => () => void, compute: () => T): T {
  const held = useRef<{ value: T }>(null);
  return useSyncExternalStore(onChange, () => {
    const value = compute();
    if (held.current === null || !isSame(held.current.value, value)) held.current = { value };
    return held.current.value;
  });
}
