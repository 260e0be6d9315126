import { useEffect, useEffectEvent } from 'react';

export interface FormKeys {
  save: () => void;
  saveAndClose: () => void;
  cancel: () => void;
}

/** An open list, menu or dialog takes the keys for itself. */
const popup = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]';

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.target instanceof Element && event.target.closest(popup) !== null) return true;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Ctrl/⌘+S saves, Ctrl/⌘+Enter saves and closes, Escape cancels, wherever the focus is on the page (screens 01 §8). */
export function useFormKeys(keys: FormKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || event.altKey || event.shiftKey) return;
    const hasCommand = event.ctrlKey !== event.metaKey;
    const action =
      event.key === 'Escape' && !event.ctrlKey && !event.metaKey
        ? keys.cancel
        : hasCommand && event.key.toLowerCase() === 's'
          ? keys.save
          : hasCommand && event.key === 'Enter'
            ? keys.saveAndClose
            : undefined;
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });

  useEffect(() => {
    // While capturing: an open list closes itself on Escape, and would look closed by the time the event bubbles.
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
