import { useEffect, useState } from 'react';
import { scrollerOf } from './go-to-section.ts';
import type { FormSectionEntry } from './store.ts';

/** The part of what is in sight, from its top, within which the heading of the section that is read stands. */
const READ_AT = 1 / 3;

/** The section at the top of what scrolls the form, followed while it scrolls; null without sections. */
export function useCurrentSection(sections: readonly FormSectionEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = sections.map(({ id }) => document.getElementById(id)).filter((one) => one !== null);
    const scroller = elements[0] === undefined ? null : scrollerOf(elements[0]);
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = scroller?.getBoundingClientRect().top ?? 0;
      const height = scroller?.clientHeight ?? 0;
      const isAtEnd =
        scroller !== null &&
        scroller.scrollTop > 0 &&
        scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
      const read = elements.findLast((one) => one.getBoundingClientRect().top - top <= height * READ_AT);
      const isAtStart = (scroller?.scrollTop ?? 0) === 0;
      setCurrent((isAtEnd ? elements.at(-1) : isAtStart ? elements[0] : (read ?? elements[0]))?.id ?? null);
    };
    const follow = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    scroller?.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller?.removeEventListener('scroll', follow);
    };
  }, [sections]);
  return current;
}
