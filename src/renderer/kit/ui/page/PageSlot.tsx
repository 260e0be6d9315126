import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { PageHeaderContext, type PageSlotName } from './context.ts';

interface SlotProps {
  children: ReactNode;
}

/** Renders its content in a place of the layout. */
function PageSlot({ name, children }: SlotProps & { name: PageSlotName }) {
  const header = use(PageHeaderContext);
  if (header === null) return children;
  const slot = header.slots[name];
  return slot && createPortal(children, slot);
}

/** The picture of the record on screen, before its name in the top bar: 32 px square. */
export const PagePicture = ({ children }: SlotProps) => <PageSlot name="picture">{children}</PageSlot>;

/** What the record on screen is in (two badges at most) and its number, after its name in the top bar. */
export const PageStatus = ({ children }: SlotProps) => <PageSlot name="status">{children}</PageSlot>;

/** The start of the screen's own line under the top bar: search and filters, steps, the position in a list. */
export const ScreenLine = ({ children }: SlotProps) => <PageSlot name="line">{children}</PageSlot>;

/** The actions of the screen at the end of its line. The primary one comes last. */
export const PageActions = ({ children }: SlotProps) => <PageSlot name="actions">{children}</PageSlot>;

/** The foot of the page, over its whole width and always in sight: the actions of a form. */
export const PageFooter = ({ children }: SlotProps) => <PageSlot name="footer">{children}</PageSlot>;
