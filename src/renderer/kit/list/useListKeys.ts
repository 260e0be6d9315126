import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';

interface ListKeys {
  onRefresh: () => void;
  onCreate?: () => void;
}

/** Handles the keys of a list page: F5 refreshes, Ctrl/⌘+F focuses the search box, Ctrl/⌘+N creates. */
export function useListKeys({ onRefresh, onCreate }: ListKeys): void {
  useShortcut('refresh', onRefresh);
  useShortcut('search', focusSearch);
  useShortcut('create', onCreate);
}

/** Focuses the search box; in a list without one, the button that adds a filter. */
export function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-list-search]');
  if (box === null) document.querySelector<HTMLElement>('[data-add-filter]')?.focus();
  box?.focus();
  box?.select();
}
