import { type RefObject, useEffect, useRef, useState } from 'react';

interface AnswersInSight {
  /** The tab; answers that come later leave whoever has gone on outside of it where they are. */
  tab: RefObject<HTMLDivElement | null>;
  /** The lines of the providers, which are brought into sight. */
  list: RefObject<HTMLUListElement | null>;
  /** To be called when a search starts. */
  onSearch: () => void;
}

const show = (lines: HTMLElement | null, block: ScrollLogicalPosition) => lines?.scrollIntoView?.({ block });

/**
 * Brings the providers into sight when a search starts, and again, at the top, once there is something below them: the form
 * fills its column, so that answers would come unseen.
 */
export function useAnswersInSight(hasAnswers: boolean): AnswersInSight {
  const [searches, setSearches] = useState(0);
  const tab = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (searches > 0) show(list.current, 'center');
  }, [searches]);
  useEffect(() => {
    if (searches > 0 && hasAnswers && tab.current?.contains(document.activeElement)) show(list.current, 'start');
  }, [searches, hasAnswers]);
  return { tab, list, onSearch: () => setSearches((count) => count + 1) };
}
