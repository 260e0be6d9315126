import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useShortcut, useShortcutKeys } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import { addressOf } from '#shared/routes.ts';
import { pagesFor } from '../palette/pages.ts';
import { goShortcuts } from './go.ts';
import { usePrintCommand } from './usePrintCommand.ts';

/** Shortcuts of every screen: G and a letter, F6, the list of shortcuts, the menu. */
export function useShellShortcuts({
  toggleMenu,
  showShortcuts,
}: {
  toggleMenu: () => void;
  showShortcuts: () => void;
}) {
  useShortcutKeys();
  const session = useSignedIn();
  const { config } = useBootstrap();
  const router = useRouter();
  const pages = new Set(pagesFor({ session, config }));
  for (const { shortcut, route } of goShortcuts) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at every call.
    useShortcut(shortcut, pages.has(route) ? () => void router.navigate({ to: addressOf(route) }) : undefined);
  }
  usePrintCommand();
  useShortcut('menu', toggleMenu);
  useShortcut('shortcutList', showShortcuts);

  const lastIn = useRef(new Map<Element, HTMLElement>());
  useShortcut('nextPane', () => focusPane(1, lastIn.current));
  useShortcut('previousPane', () => focusPane(-1, lastIn.current));
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const pane = target instanceof HTMLElement ? target.closest('[data-pane]') : null;
      if (pane !== null && target instanceof HTMLElement) lastIn.current.set(pane, target);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
}

/** Panes of the window that F6 cycles through, in the order of the page. */
const PANES = '[data-pane]';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean => element.closest('[hidden], [inert]') === null;

/**
 * Moves the focus to the next (1) or previous (-1) pane: to the element that last had it there, else its first tab
 * stop.
 */
function focusPane(step: 1 | -1, lastIn: ReadonlyMap<Element, HTMLElement>): void {
  const panes = [...document.querySelectorAll<HTMLElement>(PANES)].filter(isShown);
  // The innermost pane that holds the focus: panes may be nested.
  const here = panes.findLastIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(here + step + panes.length) % panes.length] ?? panes[0];
  if (next === undefined) return;
  const last = lastIn.get(next);
  const target = last?.isConnected ? last : (next.querySelector<HTMLElement>(stops) ?? next);
  target.focus();
}
