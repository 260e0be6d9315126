import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A question on screen. */
export interface Question<Subject, Answer> {
  /** Subject of the question. */
  readonly about: Subject;
  readonly answer: (answer: Answer) => void;
}

/**
 * Asks the user a question in the middle of an operation such as a save, one question at a time; the focus returns
 * afterwards.
 * @param givenUp constant answer for when nobody can answer any more: the session may end while a question is open
 */
export function useQuestion<Subject, Answer>(givenUp: Answer) {
  const [question, setQuestion] = useState<Question<Subject, Answer> | null>(null);
  const pending = useRef<Question<Subject, Answer>>(null);

  useEffect(() => () => pending.current?.answer(givenUp), [givenUp]);

  const ask = async (about: Subject): Promise<Answer> => {
    const opener = document.activeElement;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    pending.current = { about, answer: resolve };
    setQuestion(pending.current);
    const answer = await promise;
    pending.current = null;
    // The dialog is unmounted before the caller looks for the focus.
    flushSync(() => setQuestion(null));
    if (opener instanceof HTMLElement) opener.focus();
    return answer;
  };

  return { question, ask };
}
