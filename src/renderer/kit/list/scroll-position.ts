import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { historyStepOf } from '#renderer/kit/ui/history-step.ts';
import { LruCache } from '#shared/lru.ts';

/** The position in a list when one of its rows was opened. */
export interface ScrollPosition {
  rowId: number;
  column: number;
  scrollTop: number;
  scrollLeft: number;
}

/** By history entry. */
const places = new LruCache<string, ScrollPosition>({ max: 50 });

export interface ScrollMemory {
  /** The position to restore: a row was opened from this history entry before. */
  before: ScrollPosition | undefined;
  /** To be called before a row is opened. */
  leave: () => void;
  /** To be called when the list is unmounted: stores the position if a row was opened. */
  keep: (place: ScrollPosition) => void;
}

/** Back from a record returns to the row that was opened; any other navigation starts at the top of the list. */
export function useScrollMemory(): ScrollMemory {
  const router = useRouter();
  const openedFrom = useRef<string>(undefined);
  return {
    before: places.get(historyStepOf(router) ?? ''),
    leave: () => {
      openedFrom.current = historyStepOf(router);
    },
    keep: (place) => {
      if (openedFrom.current !== undefined) places.set(openedFrom.current, place);
    },
  };
}
