import { createContext, use, useEffect } from 'react';

/** The places of the layout that the page on screen fills; each is null until the layout is mounted. */
export interface PageSlots {
  /** Before the h1, 32 px square: the picture of the record. */
  picture: HTMLElement | null;
  /** After the h1: what the record is in, and its number. */
  status: HTMLElement | null;
  /** The start of the screen's line: what searches, filters, or says where one is. */
  line: HTMLElement | null;
  /** The end of the screen's line: actions, the primary one last. */
  actions: HTMLElement | null;
}

export type PageSlotName = keyof PageSlots;

/** Data that a page passes to the layout. */
export interface PageHeader {
  setLabel: (label: string | null, familyName?: string) => void;
  slots: PageSlots;
}

/** Without the layout (a page alone in a test) labels are ignored and what belongs to the layout renders in place. */
export const PageHeaderContext = createContext<PageHeader | null>(null);

/**
 * Sets the name of the record on screen: it is the h1 and begins the window's title. Null or undefined while it is
 * unknown. The family name that a person's begins with is shown in capitals.
 */
export function usePageLabel(label: string | null | undefined, familyName?: string): void {
  const setLabel = use(PageHeaderContext)?.setLabel;
  useEffect(() => {
    setLabel?.(label ?? null, familyName);
    return () => setLabel?.(null);
  }, [label, familyName, setLabel]);
}
