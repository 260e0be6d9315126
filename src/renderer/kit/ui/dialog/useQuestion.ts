import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A question that stands on screen. */
export interface Question<Subject, Answer> {
  /** What it is about. */
  readonly about: Subject;
  readonly answer: (answer: Answer) => void;
}

/**
 * Asks the person in the way of something that goes on, as a save does, one question at a time; the focus then returns
 * to where it was.
 *
 * @param givenUp the answer where nobody can give one any more, a constant: the session may end under an open question
 */
export function useQuestion<Subject, Answer>(givenUp: Answer) {
  const [question, setQuestion] = useState<Question<Subject, Answer> | null>(null);
  const asked = useRef<Question<Subject, Answer>>(null);

  useEffect(() => () => asked.current?.answer(givenUp), [givenUp]);

  const ask = async (about: Subject): Promise<Answer> => {
    const opener = document.activeElement;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    asked.current = { about, answer: resolve };
    setQuestion(asked.current);
    const answer = await promise;
    asked.current = null;
    // The dialog is gone before what follows looks for the focus.
    flushSync(() => setQuestion(null));
    if (opener instanceof HTMLElement) opener.focus();
    return answer;
  };

  return { question, ask };
}
