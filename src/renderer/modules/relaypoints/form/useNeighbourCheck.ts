import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Question, useQuestion } from '#renderer/kit/dialog/useQuestion.ts';
import type { Place } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relay-points.ts';
import { type NearPoints, neighboursAmong, neighboursQuery } from '../near/queries.ts';
import type { RelayPointValues } from './draft.ts';

export interface NeighbourCheck {
  /** Asked while a point is about to be put beside others. */
  question: Question<NearPoints, boolean> | null;
  /** True: saved all the same, or there is nobody near. */
  confirm: (values: RelayPointValues, changes: Partial<RelayPointValues>) => Promise<boolean>;
}

/** Coordinates that may be missing, as those of an address. */
type MaybePlace = { [Part in keyof Place]: number | null };

const isSamePlace = (left: Place, right: MaybePlace | null | undefined) =>
  left.latitude === right?.latitude && left.longitude === right.longitude;

/**
 * Tells in the way of a save that other points stand within 100 m of a place that is new. It asks once for a place, and
 * never where it cannot know: not being able to look is no reason to keep a person from saving.
 */
export function useNeighbourCheck(stored: RelayPoint | null): NeighbourCheck {
  const client = useQueryClient();
  const meant = useRef<Place>(null);
  const { question, ask } = useQuestion<NearPoints, boolean>(false);

  const nearOf = async (place: Place): Promise<NearPoints | null> => {
    const exceptId = stored?.id ?? null;
    const { queryKey, queryFn, staleTime } = neighboursQuery(place, exceptId);
    const page = await client.fetchQuery({ queryKey, queryFn, staleTime }).catch(() => null);
    return page === null ? null : neighboursAmong(place, page.rows, exceptId);
  };

  const confirm: NeighbourCheck['confirm'] = async (_, { address }) => {
    if (address === undefined) return true;
    if (isSamePlace(address, stored?.address) || isSamePlace(address, meant.current)) return true;
    const near = await nearOf(address);
    if (near === null || near.total === 0) return true;
    const isMeant = await ask(near);
    if (isMeant) meant.current = { latitude: address.latitude, longitude: address.longitude };
    return isMeant;
  };

  return { question, confirm };
}
