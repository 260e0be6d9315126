import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isSame } from './changes.ts';

/**
 * Follows what is computed of a whole form: whoever calls it is drawn again where the result changes, and not at each
 * key. The result is plain data.
 *
 * @param onChange of the form
 * @param compute runs once for each change of the form, and once for each drawing
 */
export function useComputed<T>(onChange: (listener: () => void) => () => void, compute: () => T): T {
  const held = useRef<{ value: T; compute: () => T }>(null);
  const isOutdated = useRef(false);
  const subscribe = useCallback(
    (listener: () => void) => {
      const outdate = () => {
        isOutdated.current = true;
        listener();
      };
      // The form may have changed since the drawing.
      isOutdated.current = true;
      return onChange(outdate);
    },
    [onChange],
  );
  return useSyncExternalStore(subscribe, () => {
    const { current } = held;
    if (current !== null && current.compute === compute && !isOutdated.current) return current.value;
    const value = compute();
    isOutdated.current = false;
    held.current = { compute, value: current !== null && isSame(current.value, value) ? current.value : value };
    return held.current.value;
  });
}
