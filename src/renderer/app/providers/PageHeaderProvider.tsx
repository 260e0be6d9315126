import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { PageHeaderContext, type PageLabel, type PageSlotName, type PageSlots } from '#renderer/kit/ui/page/context.ts';

interface LayoutHeader {
  /** The name of the record on screen. */
  label: string | null;
  /** The h1 of a page that is not about a record, where it is not the title of its route. */
  heading: string | null;
  /** The step of a page that has several. */
  step: string | null;
  /** The family name that the label begins with, where it is a person's. */
  familyName: string | undefined;
  /** Another object each time that a page sets a label, even the same one. */
  labelling: object;
  /** A ref for the element of a place that the page fills. */
  slotRef: (name: PageSlotName) => (element: HTMLElement | null) => void;
}

const LayoutHeaderContext = createContext<LayoutHeader>({
  label: null,
  heading: null,
  step: null,
  familyName: undefined,
  labelling: {},
  slotRef: () => () => {},
});

/** Returns what the page on screen set, for the layout. */
export const useLayoutHeader = (): LayoutHeader => use(LayoutHeaderContext);

const partsOf = (label: PageLabel | null) => ({
  label: label?.isRecord === true ? label.text : null,
  heading: label?.isRecord === false && !label.isStep ? label.text : null,
  step: label?.isStep ? label.text : null,
  familyName: label?.familyName,
});

const noSlots: PageSlots = { picture: null, status: null, line: null, actions: null, footer: null };

/** Connects the page, which sets its record's name and fills the places of the layout, and the layout. */
export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [labelling, setLabelling] = useState<{ label: PageLabel | null }>({ label: null });
  const [slots, setSlots] = useState<PageSlots>(noSlots);
  const setLabel = useCallback((label: PageLabel | null) => setLabelling({ label }), []);
  const forPage = useMemo(() => ({ setLabel, slots }), [setLabel, slots]);
  // A ref that is another function at each rendering would be called at each.
  const [refs] = useState(() => {
    const refOf = (name: PageSlotName) => (element: HTMLElement | null) =>
      setSlots((current) => ({ ...current, [name]: element }));
    return {
      picture: refOf('picture'),
      status: refOf('status'),
      line: refOf('line'),
      actions: refOf('actions'),
      footer: refOf('footer'),
    };
  });
  const forLayout = useMemo(
    () => ({ ...partsOf(labelling.label), labelling, slotRef: (name: PageSlotName) => refs[name] }),
    [labelling, refs],
  );
  return (
    <PageHeaderContext value={forPage}>
      <LayoutHeaderContext value={forLayout}>{children}</LayoutHeaderContext>
    </PageHeaderContext>
  );
}
