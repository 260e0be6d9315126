import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { PageHeaderContext } from './context.ts';

/** Renders the main actions of a page beside its title. */
export function PageActions({ children }: { children: ReactNode }) {
  const header = use(PageHeaderContext);
  if (header === null) return children;
  return header.actionsSlot && createPortal(children, header.actionsSlot);
}
