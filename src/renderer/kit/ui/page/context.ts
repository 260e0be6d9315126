import { createContext, use, useEffect } from 'react';

/** What a page tells the layout about itself. */
export interface PageHeader {
  setLabel: (label: string | null) => void;
  /** Where `<PageActions>` puts its buttons; null until the top of the page exists. */
  actionsSlot: HTMLElement | null;
}

/** Without the layout (a page alone in a test) labels go nowhere and actions stay in place. */
export const PageHeaderContext = createContext<PageHeader | null>(null);

/**
 * The name of the record on screen: it joins the h1 and the window's title and replaces the last breadcrumb. Null or
 * undefined while it is not known.
 */
export function usePageLabel(label: string | null | undefined): void {
  const setLabel = use(PageHeaderContext)?.setLabel;
  useEffect(() => {
    setLabel?.(label ?? null);
    return () => setLabel?.(null);
  }, [label, setLabel]);
}
