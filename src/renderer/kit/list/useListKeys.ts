import { useEffect } from 'react';

interface ListKeys {
  onRefresh: () => void;
  onCreate?: () => void;
}

/** Keys of a list page: F5 refreshes, Ctrl/⌘+F goes to the search box, Ctrl/⌘+N creates. */
export function useListKeys({ onRefresh, onCreate }: ListKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Behind an open dialog the list does nothing.
      if (event.altKey || document.querySelector('[aria-modal="true"]') !== null) return;
      const hasCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (event.key === 'F5' && !hasCommand && !event.shiftKey) onRefresh();
      else if (hasCommand && !event.shiftKey && key === 'f') focusSearch();
      else if (hasCommand && !event.shiftKey && key === 'n' && onCreate !== undefined) onCreate();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

/** Puts the focus into the search box; in a list without one, on the button that adds a filter. */
export function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-list-search]');
  if (box === null) document.querySelector<HTMLElement>('[data-add-filter]')?.focus();
  box?.focus();
  box?.select();
}
