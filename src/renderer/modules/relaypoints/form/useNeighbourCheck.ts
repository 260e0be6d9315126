import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Question, useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { LatLng } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { type NearPoints, neighboursAmong, neighboursQuery } from '../near/queries.ts';
import type { RelayPointValues } from './fields.ts';

export interface NeighbourCheck {
  /** Asked while a point is about to be put beside others. */
  question: Question<NearPoints, boolean> | null;
  /** True: saved all the same, or there is nobody near. */
  confirm: (values: RelayPointValues, changes: Partial<RelayPointValues>) => Promise<boolean>;
}

/** Coordinates that may be missing, as those of an address. */
type MaybePlace = { [Part in keyof LatLng]: number | null };

const isSamePlace = (left: LatLng, right: MaybePlace | null | undefined) =>
  left.latitude === right?.latitude && left.longitude === right.longitude;

/**
 * Tells in the way of a save that other points stand within 100 m of a place that is new: those of this moment, as a save
 * whose answer was lost may have left one. It tells of each once, and of none where it cannot know: not being able to look
 * is no reason to keep a person from saving.
 */
export function useNeighbourCheck(stored: RelayPoint | null): NeighbourCheck {
  const client = useQueryClient();
  /** Points that the person knows of, and saves beside all the same. */
  const meant = useRef<ReadonlySet<number>>(new Set());
  const { question, ask } = useQuestion<NearPoints, boolean>(false);

  const nearOf = async (place: LatLng): Promise<NearPoints | null> => {
    const exceptId = stored?.id ?? null;
    const { queryKey, queryFn } = neighboursQuery(place, exceptId);
    const page = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => null);
    return page === null ? null : neighboursAmong(place, page.rows, exceptId);
  };

  const confirm: NeighbourCheck['confirm'] = async (_, { address }) => {
    if (address === undefined || isSamePlace(address, stored?.address)) return true;
    const near = await nearOf(address);
    if (near === null || near.rows.every(({ id }) => meant.current.has(id))) return true;
    const isMeant = await ask(near);
    if (isMeant) meant.current = new Set([...meant.current, ...near.rows.map(({ id }) => id)]);
    return isMeant;
  };

  return { question, confirm };
}
