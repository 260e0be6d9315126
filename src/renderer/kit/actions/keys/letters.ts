import { useEffectEvent, useLayoutEffect } from 'react';
import { usePreferences } from '#renderer/kit/data/session.ts';

const field =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]';
/** Open popups handle letters themselves. */
const popup = '[aria-modal="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether keys pressed on an element are typed into it. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(field) !== null;

/** Whether a key event is a letter for the screen: without modifiers, outside every field, without an open popup. */
export function isFreeLetter(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isInField(event.target)) return false;
  return document.querySelector(popup) === null;
}

/**
 * Handles single-letter shortcuts of the screen, by lower-case letter; other letters are ignored. The user can switch
 * all of them off (docs/screens/01-shell-home.md §8, WCAG 2.1.4).
 */
export function useLetterKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const { hasLetterKeys } = usePreferences();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key.toLowerCase()];
    if (!hasLetterKeys || event.shiftKey || run === undefined || !isFreeLetter(event)) return;
    event.preventDefault();
    run();
  });
  // With what is drawn: a key that is pressed as soon as somebody else is on screen is meant for them.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
