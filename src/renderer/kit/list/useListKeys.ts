import { useShortcut } from '../shortcuts/useShortcut.ts';

interface ListKeys {
  onRefresh: () => void;
  onCreate?: () => void;
}

/** Keys of a list page: F5 refreshes, Ctrl/⌘+F goes to the search box, Ctrl/⌘+N creates. */
export function useListKeys({ onRefresh, onCreate }: ListKeys): void {
  useShortcut('refresh', onRefresh);
  useShortcut('search', focusSearch);
  useShortcut('create', onCreate);
}

function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-list-search]');
  box?.focus();
  box?.select();
}
