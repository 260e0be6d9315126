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
  /** Under the page, over its whole width: the actions of a form. It does not scroll with the page. */
  footer: HTMLElement | null;
}

export type PageSlotName = keyof PageSlots;

/** What a page names itself by in its h1. */
export interface PageLabel {
  text: string;
  /** Whether it is the name of a record, which the window's title and the breadcrumbs take too. */
  isRecord: boolean;
  /** A step of the page, which begins the window's title and leaves the h1 as it is. */
  isStep?: boolean;
  /** The family name that it begins with, where it is a person's: shown in capitals. */
  familyName?: string | undefined;
}

/** Data that a page passes to the layout. */
export interface PageHeader {
  setLabel: (label: PageLabel | null) => void;
  slots: PageSlots;
}

/** Without the layout (a page alone in a test) labels are ignored and what belongs to the layout renders in place. */
export const PageHeaderContext = createContext<PageHeader | null>(null);

/**
 * Sets the name of the record on screen: it is the h1 and begins the window's title. Null or undefined while it is
 * unknown. The family name that a person's begins with is shown in capitals.
 */
export const usePageLabel = (label: string | null | undefined, familyName?: string): void =>
  useLabel(label, true, familyName);

/** Sets the h1 of a page that is not about a record, where it says more than the title of its route. */
export const usePageHeading = (heading: string): void => useLabel(heading, false);

/** Sets the step of a page that has several: it begins the window's title, which is not the same on all of them. */
export const usePageStep = (step: string): void => {
  const setLabel = use(PageHeaderContext)?.setLabel;
  useEffect(() => {
    setLabel?.({ text: step, isRecord: false, isStep: true });
    return () => setLabel?.(null);
  }, [step, setLabel]);
};

function useLabel(text: string | null | undefined, isRecord: boolean, familyName?: string): void {
  const setLabel = use(PageHeaderContext)?.setLabel;
  useEffect(() => {
    setLabel?.(text ? { text, isRecord, familyName } : null);
    return () => setLabel?.(null);
  }, [text, isRecord, familyName, setLabel]);
}
