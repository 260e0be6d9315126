import { useEffect, useEffectEvent } from 'react';

export interface FormKeys {
  save: () => void;
  saveAndClose: () => void;
  cancel: () => void;
  /** Focuses the next (1) or previous (-1) field in error. */
  toError: (step: 1 | -1) => void;
}

/** Open popups handle these keys themselves; what only folds a part of the page (`data-fold`) is none. */
const popup =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]:not([data-fold])';

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.target instanceof Element && event.target.closest(popup) !== null) return true;
  // The browser empties a search with it first, and a pane beside the form closes by it.
  if (event.key === 'Escape' && (isFilledSearch(event.target) || isInDismissible(event.target))) return true;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

const isInDismissible = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-dismissible]') !== null;

function actionOf(event: KeyboardEvent, keys: FormKeys): (() => void) | undefined {
  if (event.altKey) return undefined;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (event.key === 'F8' && !hasCommand) return () => keys.toError(event.shiftKey ? -1 : 1);
  if (event.shiftKey) return undefined;
  if (event.key === 'Escape') return hasCommand ? undefined : keys.cancel;
  if (!hasCommand) return undefined;
  if (event.key.toLowerCase() === 's') return keys.save;
  return event.key === 'Enter' ? keys.saveAndClose : undefined;
}

/**
 * Handles the keys of a form wherever the focus is: Ctrl/⌘+S saves, Ctrl/⌘+Enter saves and closes, Escape cancels, F8
 * goes to the next error (docs/screens/01-shell-home.md §8).
 */
export function useFormKeys(keys: FormKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event, keys);
    if (action === undefined || isTaken(event)) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });

  useEffect(() => {
    // In the capture phase: an open list closes on Escape, and would seem closed by the time the event bubbles.
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
