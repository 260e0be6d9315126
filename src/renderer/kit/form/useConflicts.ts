import { useEffect, useRef, useState } from 'react';

/** Whose value a field takes. */
export type Side = 'mine' | 'theirs';

export interface Conflict<Draft> {
  name: keyof Draft & string;
  mine: Draft[keyof Draft & string];
  theirs: Draft[keyof Draft & string];
}

export type Choices<Draft> = Readonly<Record<keyof Draft & string, Side>>;

export interface ConflictQuestion<Draft> {
  conflicts: readonly Conflict<Draft>[];
  /** The record changed again after the person had chosen. */
  isAgain: boolean;
  /** Null gives up saving. */
  answer: (choices: Choices<Draft> | null) => void;
}

/** Asks the person which values count, one question at a time; the focus then returns to where it was. */
export function useConflicts<Draft>() {
  const [question, setQuestion] = useState<ConflictQuestion<Draft> | null>(null);
  const asked = useRef<ConflictQuestion<Draft>>(null);

  // The session may end under an open question: nobody answers it any more, and nothing is saved.
  useEffect(() => () => asked.current?.answer(null), []);

  const ask = async (conflicts: readonly Conflict<Draft>[], isAgain: boolean): Promise<Choices<Draft> | null> => {
    const opener = document.activeElement;
    const { promise, resolve } = Promise.withResolvers<Choices<Draft> | null>();
    asked.current = { conflicts, isAgain, answer: resolve };
    setQuestion(asked.current);
    const choices = await promise;
    asked.current = null;
    setQuestion(null);
    if (opener instanceof HTMLElement) opener.focus();
    return choices;
  };

  return { question, ask };
}
