import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { usePreferences, useSetPreferences } from '#renderer/kit/data/session.ts';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';

/** The state of the menu and its changes. */
export interface ActiveMenuItem {
  isCollapsed: boolean;
  /** In a narrow window it opens over the page, for one choice. */
  isOverPage: boolean;
  toggle: () => void;
  /** Closes a menu that is over the page; any other stays. */
  leavePage: () => void;
}

/**
 * A wide window restores the last state of the menu; a narrow one starts collapsed, and its changes are not stored.
 *
 * @param hasPane the help takes room beside the page: a window of the usual size is narrow then
 */
export function useMenu(hasPane: boolean): ActiveMenuItem {
  const isNarrow = useMedia(hasPane ? '(max-width: 1439px)' : '(max-width: 899px)');
  const { isMenuCollapsed } = usePreferences();
  const setPreferences = useSetPreferences();
  const href = useLocation({ select: (location) => location.href });
  /** The address at which it was opened over the page: navigation closes it. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOverPage = isNarrow && openedAt === href;

  if (!isNarrow) {
    const toggle = () => setPreferences({ isMenuCollapsed: !isMenuCollapsed });
    return { isCollapsed: isMenuCollapsed, isOverPage: false, toggle, leavePage: () => {} };
  }
  return {
    isCollapsed: !isOverPage,
    isOverPage,
    toggle: () => setOpenedAt(isOverPage ? null : href),
    leavePage: () => setOpenedAt(null),
  };
}
