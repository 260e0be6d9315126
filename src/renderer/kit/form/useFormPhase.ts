import { type RefObject, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VisitContext } from './visit.ts';

/**
 * The life of a form: it is `open` to input, `ending` while the save that ends it runs, and `ended` once it succeeded.
 * An ended form takes no input and sends nothing; whatever is typed next belongs to another form.
 */
export type FormPhase = 'open' | 'ending' | 'ended';

export interface FormLife {
  /** As drawn. */
  phase: FormPhase;
  /** Whether it has ended, known at once. */
  isOver: () => boolean;
  /** Takes no input from now on. */
  close: () => void;
  /** Takes input again, with the focus where it was: the save failed, or leads nowhere. */
  reopen: () => void;
  end: () => void;
}

/** @param element the form, whose focus is put back when it opens again */
export function useFormPhase(element: RefObject<HTMLElement | null>): FormLife {
  const current = useRef<FormPhase>('open');
  const [phase, setPhase] = useState<FormPhase>('open');
  const visit = use(VisitContext);
  const focused = useRef<Element>(null);
  const enter = (next: FormPhase) => {
    current.current = next;
    setPhase(next);
  };
  return {
    phase,
    isOver: () => current.current === 'ended',
    close: () => {
      focused.current = document.activeElement;
      enter('ending');
    },
    reopen: () => {
      if (current.current !== 'ending') return;
      flushSync(() => enter('open'));
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const before = focused.current;
      // Controls that take no input lose the focus.
      if (isLost && before instanceof HTMLElement && element.current?.contains(before) === true) before.focus();
    },
    end: () => {
      enter('ended');
      if (visit !== null) visit.isOver = true;
    },
  };
}
