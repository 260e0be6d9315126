import { type ReactNode, use, useState } from 'react';
import { OpenerContext, openerNow } from './useReturnFocus.ts';

interface DialogSequenceProps {
  /** Receives the focus afterwards, where the focused element is about to disappear, e.g. a menu item. */
  opener?: Element | null;
  children: ReactNode;
}

/**
 * Groups dialogs that follow one another: the last one returns the focus to the element that had it before the first.
 * A sequence inside another one is a part of it, and returns the focus where the outer one does.
 */
export function DialogSequence({ opener, children }: DialogSequenceProps) {
  const outer = use(OpenerContext);
  const [before] = useState(() => opener ?? outer ?? openerNow());
  return <OpenerContext value={before}>{children}</OpenerContext>;
}
