import { createContext, use, useEffect, useRef, useState } from 'react';

/** Element that receives the focus after a sequence of dialogs; null for a single dialog. */
export const OpenerContext = createContext<Element | null>(null);

/**
 * Returns the element to give the focus back to: the focused one, or the button of its menu, since menu items
 * disappear.
 */
export function openerNow(): Element | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(button) ?? focused;
}

/**
 * Returns the focus when a dialog closes: to the element that had it, or to the opener of its sequence; to the page
 * when that element is gone. An element that took the focus in the meantime keeps it.
 */
export function useReturnFocus(): void {
  const opener = use(OpenerContext);
  const [before] = useState(() => opener ?? openerNow());
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Runs after Fluent has made the page behind the dialog reachable again.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        const isTaken = activeElement !== null && activeElement !== document.body;
        if (isOpen.current || isTaken) return;
        const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
        (isThere ? before : document.getElementById('page'))?.focus();
      });
    };
  }, [before]);
}
