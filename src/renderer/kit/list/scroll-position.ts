import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/** Where a person was in a list when they opened one of its rows. */
export interface ScrollPosition {
  rowId: number;
  column: number;
  scrollTop: number;
  scrollLeft: number;
}

/** By step of the history; the oldest are forgotten. */
const places = new Map<string, ScrollPosition>();
const MAX_PLACES = 50;

/** Name of a step of the history: the same again after Back, another one for every other way to a page. */
const stepOf = ({ history }: AnyRouter): string | undefined => history.location.state.__TSR_key;

export interface ScrollMemory {
  /** The place to take again: a row was opened from this step of the history before. */
  before: ScrollPosition | undefined;
  /** A row is about to be opened from here. */
  leave: () => void;
  /** The list goes away: its place is kept if a row of it was opened. */
  keep: (place: ScrollPosition) => void;
}

/** Back from a record leads to the row that was opened; any other way to the list starts at its top. */
export function useScrollMemory(): ScrollMemory {
  const router = useRouter();
  const left = useRef<string>(undefined);
  return {
    before: places.get(stepOf(router) ?? ''),
    leave: () => {
      left.current = stepOf(router);
    },
    keep: (place) => {
      if (left.current === undefined) return;
      places.delete(left.current);
      places.set(left.current, place);
      const [oldest] = places.keys();
      if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
    },
  };
}
