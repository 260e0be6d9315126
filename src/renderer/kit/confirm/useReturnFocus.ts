import { createContext, use, useEffect, useState } from 'react';

/** What had the focus before the first of several dialogs that follow one another; null for a dialog on its own. */
export const OpenerContext = createContext<Element | null>(null);

/** Gives the focus back, when the dialog that calls it goes, to what had it before; to the page when that is gone. */
export function useReturnFocus(): void {
  const first = use(OpenerContext);
  const [opener] = useState(() => first ?? document.activeElement);
  useEffect(
    () => () => {
      // After Fluent has let the page behind the dialog be reached again.
      requestAnimationFrame(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        (isThere ? opener : document.getElementById('page'))?.focus();
      });
    },
    [opener],
  );
}
