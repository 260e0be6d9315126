import { createContext, use, useEffect } from 'react';

/** Data that a page passes to the layout. */
export interface PageHeader {
  setLabel: (label: string | null) => void;
  /** Element that `<PageActions>` renders into; null until the page header is mounted. */
  actionsSlot: HTMLElement | null;
}

/** Without the layout (a page alone in a test) labels are ignored and actions render in place. */
export const PageHeaderContext = createContext<PageHeader | null>(null);

/**
 * Sets the name of the record on screen: it completes the h1 and the window's title and replaces the last breadcrumb.
 * Null or undefined while it is unknown.
 */
export function usePageLabel(label: string | null | undefined): void {
  const setLabel = use(PageHeaderContext)?.setLabel;
  useEffect(() => {
    setLabel?.(label ?? null);
    return () => setLabel?.(null);
  }, [label, setLabel]);
}
