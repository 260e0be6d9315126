import { createContext, use, useEffect, useRef, useState } from 'react';

/** What has the focus back after several dialogs that follow one another; null for a dialog on its own. */
export const OpenerContext = createContext<Element | null>(null);

/** What the person comes from: what has the focus, or for an entry, which goes with its menu, the button of that menu. */
export function openerNow(): Element | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(button) ?? focused;
}

/**
 * Gives the focus back when a dialog closes: to what had it when the dialog opened, or to the opener of the sequence it
 * belongs to; to the page when that one is gone. Whoever took the focus in the meantime keeps it.
 */
export function useReturnFocus(): void {
  const opener = use(OpenerContext);
  const [before] = useState(() => opener ?? openerNow());
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // After Fluent has let what is behind the dialog be reached again.
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
