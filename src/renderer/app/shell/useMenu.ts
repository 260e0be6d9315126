import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { usePreferences, useSetPreferences } from '#renderer/kit/data/session.ts';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';

/** How the menu stands, and how to change it. */
export interface ActiveMenuItem {
  isCollapsed: boolean;
  /** In a narrow window it opens over the page, for one choice. */
  isOverPage: boolean;
  toggle: () => void;
  /** Folds a menu that lies over the page; any other stays. */
  leavePage: () => void;
}

/** A wide window shows the menu as it was left; a narrow one starts folded, and what is done there is not remembered. */
export function useMenu(): ActiveMenuItem {
  const isNarrow = useMedia('(max-width: 899px)');
  const { isMenuCollapsed } = usePreferences();
  const setPreferences = useSetPreferences();
  const href = useLocation({ select: (location) => location.href });
  /** The address where it was opened over the page: another one has folded it. */
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
