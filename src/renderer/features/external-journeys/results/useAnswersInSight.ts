import { type RefObject, useEffect, useRef, useState } from 'react';

interface AnswersInSight {
  /** The tab: answers do not scroll the page once the focus has moved outside of it. */
  tab: RefObject<HTMLDivElement | null>;
  /** The lines of the providers, which are scrolled into view. */
  list: RefObject<HTMLUListElement | null>;
  /** To be called when a search starts. */
  onSearch: () => void;
}

const show = (lines: HTMLElement | null, block: ScrollLogicalPosition) => lines?.scrollIntoView?.({ block });

/**
 * Scrolls the providers into view when a search starts, and again, to the top, once there are results below them: the
 * form fills its column, so that results would appear out of view.
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
