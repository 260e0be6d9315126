import { type ReactNode, useState } from 'react';
import { OpenerContext, openerNow } from './useReturnFocus.ts';

interface DialogSequenceProps {
  /** Where what has the focus is about to go: an entry of a menu. */
  opener?: Element | null;
  children: ReactNode;
}

/** Dialogs that follow one another: the last one gives the focus back to what had it before the first. */
export function DialogSequence({ opener, children }: DialogSequenceProps) {
  const [before] = useState(() => opener ?? openerNow());
  return <OpenerContext value={before}>{children}</OpenerContext>;
}
