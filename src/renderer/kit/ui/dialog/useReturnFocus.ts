import { createContext, use, useLayoutEffect, useState } from 'react';

/** Element that receives the focus after a sequence of dialogs; null for a single dialog. */
export const OpenerContext = createContext<Element | null>(null);

/** How many dialogs are mounted. */
let mounted = 0;

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
 * when that element is gone or disabled. An element that took the focus in the meantime keeps it, and a dialog that
 * opens in the same update is left to take it.
 */
export function useReturnFocus(): void {
  const opener = use(OpenerContext);
  const [before] = useState(() => opener ?? openerNow());

  useLayoutEffect(() => {
    mounted += 1;
    return () => {
      mounted -= 1;
      const others = mounted;
      // Once the update is in the document, and before the next task: there Fluent would give a focus that nothing has
      // to the button of the menu or popover that was used last.
      queueMicrotask(() => {
        if (mounted > others || !isFocusFree()) return;
        if (before instanceof HTMLElement && before !== document.body) before.focus();
        if (isFocusFree()) document.getElementById('page')?.focus();
      });
    };
  }, [before]);
}

const isFocusFree = () => document.activeElement === null || document.activeElement === document.body;
