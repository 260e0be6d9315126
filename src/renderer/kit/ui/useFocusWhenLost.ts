import { type RefObject, useEffect } from 'react';
import { isFocusLost } from './focus-lost.ts';

/**
 * Gives the focus to an element where an action took away the button that had it: the document would have it, and a
 * keyboard would start over.
 *
 * @param moment another value each time that the screen may have lost it
 */
export function useFocusWhenLost(target: RefObject<HTMLElement | null>, moment: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment looks again.
  useEffect(() => {
    if (isFocusLost()) target.current?.focus({ preventScroll: true });
  }, [moment, target]);
}
