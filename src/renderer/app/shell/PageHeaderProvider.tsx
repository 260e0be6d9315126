import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { PageHeaderContext } from '#renderer/kit/page/context.ts';

type ActionsSlotSetter = (element: HTMLElement | null) => void;

const ShownLabelContext = createContext<string | null>(null);
const ActionsSlotContext = createContext<ActionsSlotSetter>(() => {});

/** The name of the record on screen, as its page gave it; null where there is none, or while it is not known. */
export const useShownLabel = (): string | null => use(ShownLabelContext);

/** Takes the element into which pages put their buttons. It stays the same: a new label draws nothing but who shows it. */
export const useActionsSlot = (): ActionsSlotSetter => use(ActionsSlotContext);

/** Joins the page, which names its record and its actions, and the layout, which shows them. */
export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [label, setLabel] = useState<string | null>(null);
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const forPage = useMemo(() => ({ setLabel, actionsSlot }), [actionsSlot]);
  return (
    <PageHeaderContext value={forPage}>
      <ActionsSlotContext value={setActionsSlot}>
        <ShownLabelContext value={label}>{children}</ShownLabelContext>
      </ActionsSlotContext>
    </PageHeaderContext>
  );
}
