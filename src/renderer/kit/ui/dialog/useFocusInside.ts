import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in a dialog when the element that has it is disabled or disappears, such as a button while its action
 * runs: the dialog itself takes it, and gives it back once that element can be used again. Fluent would let it go to
 * the page behind, and hide the dialog from screen readers.
 */
export function useFocusInside(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = surface.current;
    if (dialog === null) return;
    let last: HTMLElement | null = null;
    const follow = (event: FocusEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && target !== dialog) last = target;
    };
    const keep = () => {
      const { activeElement } = document;
      const isUsable = last?.isConnected === true && !last.matches(':disabled');
      const isNowhere = activeElement === null || activeElement === document.body || activeElement === last;
      if (last !== null && !isUsable && isNowhere) dialog.focus();
      else if (isUsable && activeElement === dialog) last?.focus();
    };
    const { activeElement: first } = document;
    if (first instanceof HTMLElement && first !== dialog && dialog.contains(first)) last = first;
    dialog.addEventListener('focusin', follow);
    const observer = new MutationObserver(keep);
    observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      dialog.removeEventListener('focusin', follow);
    };
  }, [surface]);
}
