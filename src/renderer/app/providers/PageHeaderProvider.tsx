import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { PageHeaderContext } from '#renderer/kit/ui/page/context.ts';

interface LayoutHeader {
  label: string | null;
  setActionsSlot: (element: HTMLElement | null) => void;
}

const LayoutHeaderContext = createContext<LayoutHeader>({ label: null, setActionsSlot: () => {} });

/** Returns what the page on screen set, for the layout. */
export const useLayoutHeader = (): LayoutHeader => use(LayoutHeaderContext);

/** Connects the page, which sets its record's name and its actions, and the layout, which shows them. */
export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [label, setLabel] = useState<string | null>(null);
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const forPage = useMemo(() => ({ setLabel, actionsSlot }), [actionsSlot]);
  const forLayout = useMemo(() => ({ label, setActionsSlot }), [label]);
  return (
    <PageHeaderContext value={forPage}>
      <LayoutHeaderContext value={forLayout}>{children}</LayoutHeaderContext>
    </PageHeaderContext>
  );
}
