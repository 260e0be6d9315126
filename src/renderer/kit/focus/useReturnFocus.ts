import { createContext, use, useEffect, useRef, useState } from 'react';

/** What had the focus before the first of several dialogs that follow one another; null for a dialog on its own. */
export const OpenerContext = createContext<Element | null>(null);

/**
 * Gives the focus back when an overlay closes: to the element that had it when the overlay opened, or to `opener` where
 * that one is about to go (an entry of a menu); to the page when it is gone. To be called by the component that stands
 * as long as the overlay does. Whoever took the focus in the meantime keeps it.
 */
export function useReturnFocus(opener?: HTMLElement | null): void {
  const first = use(OpenerContext);
  const [before] = useState(() => opener ?? first ?? document.activeElement);
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // After Fluent has let what is behind the overlay be reached again.
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
