import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { PageHeaderContext, type PageSlotName, type PageSlots } from '#renderer/kit/ui/page/context.ts';

interface LayoutHeader {
  label: string | null;
  /** The family name that the label begins with, where it is a person's. */
  familyName: string | undefined;
  /** Another object each time that a page sets a label, even the same one. */
  labelling: object;
  /** A ref for the element of a place that the page fills. */
  slotRef: (name: PageSlotName) => (element: HTMLElement | null) => void;
}

const LayoutHeaderContext = createContext<LayoutHeader>({
  label: null,
  familyName: undefined,
  labelling: {},
  slotRef: () => () => {},
});

/** Returns what the page on screen set, for the layout. */
export const useLayoutHeader = (): LayoutHeader => use(LayoutHeaderContext);

const noSlots: PageSlots = { picture: null, status: null, line: null, actions: null };

/** Connects the page, which sets its record's name and fills the places of the layout, and the layout. */
export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [labelling, setLabelling] = useState<{ label: string | null; familyName: string | undefined }>({
    label: null,
    familyName: undefined,
  });
  const [slots, setSlots] = useState<PageSlots>(noSlots);
  const setLabel = useCallback((label: string | null, familyName?: string) => setLabelling({ label, familyName }), []);
  const forPage = useMemo(() => ({ setLabel, slots }), [setLabel, slots]);
  // A ref that is another function at each rendering would be called at each.
  const [refs] = useState(() => {
    const refOf = (name: PageSlotName) => (element: HTMLElement | null) =>
      setSlots((current) => ({ ...current, [name]: element }));
    return { picture: refOf('picture'), status: refOf('status'), line: refOf('line'), actions: refOf('actions') };
  });
  const forLayout = useMemo(
    () => ({ ...labelling, labelling, slotRef: (name: PageSlotName) => refs[name] }),
    [labelling, refs],
  );
  return (
    <PageHeaderContext value={forPage}>
      <LayoutHeaderContext value={forLayout}>{children}</LayoutHeaderContext>
    </PageHeaderContext>
  );
}
