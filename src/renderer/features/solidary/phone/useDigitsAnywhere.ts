import { useEffect, useEffectEvent } from 'react';
import { isFreeLetter } from '#renderer/kit/actions/keys/letters.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';

/**
 * Calls a function with a digit, or the + of a number, that is typed outside every field and popup. The user can switch
 * it off with the single letters (WCAG 2.1.4).
 */
export function useDigitsAnywhere(onDigit: (digit: string) => void): void {
  const { hasLetterKeys } = usePreferences();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!hasLetterKeys || !/^[\d+]$/.test(event.key) || !isFreeLetter(event)) return;
    event.preventDefault();
    onDigit(event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
