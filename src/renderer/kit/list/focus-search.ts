import { flushSync } from 'react-dom';
import { createStore } from '#renderer/kit/data/store.ts';

/** Whether the search box was asked for while a selection stood in its place: the selection leaves it to it. */
export const isSearchAsked = createStore(false);

/**
 * Focuses the search box; in a list without one, the button that adds a filter. A selection that is in their place
 * leaves it to them until they lose the focus.
 */
export function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-list-search]');
  if (box === null) {
    document.querySelector<HTMLElement>('[data-add-filter]')?.focus();
    return;
  }
  // A box that is out of sight takes no focus: it has to be there first.
  flushSync(() => isSearchAsked.set(true));
  box.addEventListener('focusout', () => isSearchAsked.set(false), { once: true });
  box.focus();
  box.select();
}
