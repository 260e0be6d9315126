import { useState } from 'react';
import { usePlaceSearch } from '#renderer/kit/form/pickers/usePlaceSearch.ts';
import type { Point } from '#shared/resources/points.ts';
import { groupsOf, linesOf } from './lines.ts';

/** A place that is offered before anything is typed. */
export interface OfferedPlace {
  label: string;
}

export interface PlaceChoiceOptions<Offered extends OfferedPlace> {
  /** Takes the chosen place, or null when the field was emptied. */
  onPick: (point: Point | null) => void;
  /** Refuses places without a town. */
  needsTown: boolean;
  /** Places that are offered before anything is typed. */
  offered: readonly Offered[];
  onOffered: ((place: Offered) => void) | undefined;
}

const OFFERED = 'offered-';

/** Value of the option of a place that is offered before anything is typed. */
export const offeredValue = (position: number): string => `${OFFERED}${position}`;

/**
 * The state of a place field: typed text, results, and the effect of a choice (docs/screens/10-external-journeys.md
 * §2).
 */
export function usePlaceChoice<Offered extends OfferedPlace>(options: PlaceChoiceOptions<Offered>) {
  const { onPick, needsTown, offered, onOffered } = options;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { points, isBehind, isLongEnough, isFetching, error: failure, retry } = usePlaceSearch(typed ?? '', isOpen);
  const groups = groupsOf(points);
  const found = groups.flatMap(({ places }) => places);

  const restore = () => {
    setTyped(null);
    setRefused(false);
    setTouched(false);
  };
  const choose = (value: string) => {
    if (value.startsWith(OFFERED)) {
      const place = offered[Number(value.slice(OFFERED.length))];
      restore();
      if (place !== undefined) onOffered?.(place);
      return;
    }
    const point = found[Number(value)];
    // Chosen from what was found for an earlier text.
    if (point === undefined || isBehind) return;
    if (needsTown && !point.locality) {
      setTyped(linesOf(point).first);
      setRefused(true);
      return;
    }
    restore();
    onPick(point);
  };

  return {
    isOpen,
    typed,
    /** The chosen place is refused: it has no town. */
    isRefused,
    /** A text was left of which nothing was chosen. */
    isUnchosen: isTouched && typed !== null && typed.trim() !== '',
    groups,
    found,
    isBehind,
    isLongEnough,
    /** The results belong to the typed text and are complete. */
    isDone: isLongEnough && !isFetching && failure === null,
    /** The list shows suggestions. */
    isOffering: offered.length > 0 && (typed ?? '') === '',
    failure,
    retry,
    choose,
    /** Gives the former place back. */
    restore,
    empty: () => {
      restore();
      onPick(null);
    },
    type: (value: string) => {
      setTyped(value);
      setRefused(false);
      setTouched(false);
      setOpen(value !== '' || offered.length > 0);
      if (value === '') onPick(null);
    },
    show: (isShown: boolean) => {
      setOpen(isShown);
      // An error replaces the list: opening it again asks again.
      if (isShown && failure !== null) retry();
    },
    leave: () => {
      setTouched(true);
      if (typed?.trim() === '') setTyped(null);
    },
  };
}
export type PlaceChoice = ReturnType<typeof usePlaceChoice>;
