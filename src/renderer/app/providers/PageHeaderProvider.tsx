import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { PageHeaderContext } from '#renderer/kit/ui/page/context.ts';

interface LayoutHeader {
  label: string | null;
  /** Another object each time that a page sets a label, even the same one. */
  labelling: object;
  setActionsSlot: (element: HTMLElement | null) => void;
}

const LayoutHeaderContext = createContext<LayoutHeader>({
  label: null,
  labelling: {},
  setActionsSlot: () => {},
});

/** Returns what the page on screen set, for the layout. */
export const useLayoutHeader = (): LayoutHeader => use(LayoutHeaderContext);

/** Connects the page, which sets its record's name and its actions, and the layout, which shows them. */
export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [labelling, setLabelling] = useState<{ label: string | null }>({ label: null });
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const setLabel = useCallback((label: string | null) => setLabelling({ label }), []);
  const forPage = useMemo(() => ({ setLabel, actionsSlot }), [setLabel, actionsSlot]);
  const forLayout = useMemo(() => ({ label: labelling.label, labelling, setActionsSlot }), [labelling]);
  return (
    <PageHeaderContext value={forPage}>
      <LayoutHeaderContext value={forLayout}>{children}</LayoutHeaderContext>
    </PageHeaderContext>
  );
}
