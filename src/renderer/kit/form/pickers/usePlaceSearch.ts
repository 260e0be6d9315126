import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import type { Point } from '#shared/resources/points.ts';
import { usePausedText } from './usePausedText.ts';

/** Minimum number of letters for a search. */
const MIN_LETTERS = 3;

/** Milliseconds for which the same text is answered from memory (docs/screens/10-external-journeys.md §2). */
const REMEMBERED_MS = 10 * 60_000;

export interface PlaceSearch {
  points: readonly Point[];
  /** The points belong to an earlier text: none of them may be chosen for the current one. */
  isBehind: boolean;
  isLongEnough: boolean;
  isFetching: boolean;
  /** Why the search failed; null where it did not. */
  error: Error | null;
  retry: () => void;
}

/**
 * Searches places by a text that is being typed: from three characters, 300 ms after the last key, the former call
 * being cancelled.
 * @param isOpen nothing is asked while the list is closed
 */
export function usePlaceSearch(typed: string, isOpen: boolean): PlaceSearch {
  const wanted = typed.trim();
  const requested = usePausedText(wanted);
  const isLongEnough = requested.length >= MIN_LETTERS;
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['points', requested],
    queryFn: ({ signal }) => read('points.search', { text: requested }, { signal }),
    enabled: isOpen && isLongEnough,
    staleTime: REMEMBERED_MS,
  });
  const isBehind = requested !== wanted;
  return {
    points: isLongEnough ? (data ?? []) : [],
    isBehind,
    isLongEnough: wanted.length >= MIN_LETTERS,
    isFetching: isBehind || isFetching,
    error,
    retry: () => void refetch(),
  };
}
