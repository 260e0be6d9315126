import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSaid } from '../hidden/useSaid.ts';

/** Milliseconds after which a change of what took the focus may come too late for a screen reader that reads it. */
const readingPause = 50;

interface NamedPlace {
  /** What bears the name, and can take the focus. */
  element: RefObject<HTMLElement | null>;
  /** Identifies what is shown: another one moves the focus. */
  place: string | undefined;
  name: string;
  /** The place that is there at first does not take the focus. */
  isQuietAtFirst?: boolean;
}

/**
 * Gives the focus to what bears the name of a page or of a step, and returns what is to be announced beside it: the name
 * of an element that had the focus already, and a name that changes afterwards, such as to that of a record that was
 * read since. Neither is read out by itself.
 */
export function useReadName({ element, place, name, isQuietAtFirst = false }: NamedPlace): string {
  const [said, say] = useSaid();
  /** The name that was read out last; null until that of this place is. */
  const read = useRef<string | null>(null);
  const shown = useRef(isQuietAtFirst ? place : null);
  const onRead = useEffectEvent((hadFocus: boolean) => {
    read.current = name;
    if (hadFocus) say(name);
  });
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const hadFocus = document.activeElement === element.current;
    element.current?.focus({ preventScroll: true });
    read.current = null;
    say('');
    const timer = setTimeout(() => onRead(hadFocus), readingPause);
    return () => clearTimeout(timer);
  }, [place, element, say]);
  useEffect(() => {
    if (read.current === null || read.current === name) return;
    read.current = name;
    if (document.activeElement === element.current) say(name);
  }, [name, element, say]);
  return said;
}
