import { useEffect } from 'react';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { createStore } from '#renderer/kit/data/store.ts';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import type { RouteName } from '#shared/routes.ts';

interface Help {
  isOpen: boolean;
  /** A page that was asked for instead of that of the screen, until the person goes to another screen. */
  asked: { page: RouteName; over: RouteName | 'default' } | null;
  /** The focus goes into the pane: where it lies over the content, and where its page was chosen. */
  takesFocus: boolean;
}

const closed: Help = { isOpen: false, asked: null, takesFocus: false };

/** Whether the help is open, and on what: as long as the window, whoever is signed in. */
export const help = createStore<Help>(closed);

/** The element that had the focus when the help was opened. */
let opener: Element | null = null;

/** Id of the pane, which the button in the header controls. */
export const paneId = 'help';

/** Below this width the pane lies over the content, which would have too little room beside it. */
export const useIsHelpOver = (): boolean => useMedia('(max-width: 899px)');

/**
 * Opens the help.
 *
 * @param asked the page that was chosen; that of the screen when absent
 * @param from the element that gets the focus afterwards; that with the focus now when absent
 */
export function openHelp(asked: Help['asked'] = null, from: Element | null = document.activeElement): void {
  opener = from;
  help.set({ isOpen: true, asked, takesFocus: asked !== null });
}

/** Closes the help. Where the focus was in it, it returns to where it was before. */
export function closeHelp(): void {
  const isInside = document.getElementById(paneId)?.contains(document.activeElement) === true;
  help.set(closed);
  if (!isInside) return;
  const before = opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null;
  (
    before ??
    document.querySelector<HTMLElement>(`[aria-controls="${paneId}"]`) ??
    document.getElementById('page')
  )?.focus();
}

/** Opens the help of the screen, or closes it. */
export const toggleHelp = (): void => (help.get().isOpen ? closeHelp() : openHelp());

/** Opens and closes the help by F1 and by the application menu. To be called once in each layout. */
export function useHelpKeys(): void {
  useShortcut('help', toggleHelp);
  useEffect(
    () =>
      window.escale.on('app.command', ({ command }) => {
        // Behind a dialog nothing of the page acts.
        if (command === 'help' && document.querySelector('[aria-modal="true"]') === null) toggleHelp();
      }),
    [],
  );
}
