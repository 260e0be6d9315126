import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Question, useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { LatLng } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { type NearPoints, neighboursAmong, neighboursQuery } from '../near/queries.ts';
import type { RelayPointValues } from './fields.ts';

export interface NeighbourCheck {
  /** The open question whether to save a point near others; null when there is none. */
  question: Question<NearPoints, boolean> | null;
  /** Asks where needed. True: save, as the person confirmed it or no point is near. */
  confirm: (values: RelayPointValues, changes: Partial<RelayPointValues>) => Promise<boolean>;
}

/** Coordinates that may be missing, as in an address. */
type MaybePlace = { [Part in keyof LatLng]: number | null };

const isSamePlace = (left: LatLng, right: MaybePlace | null | undefined) =>
  left.latitude === right?.latitude && left.longitude === right.longitude;

/**
 * Asks before a save when other points stand within 100 m of a new place. It reads them again, as a save whose answer
 * was lost may have created one. It asks once about each point, and not at all when they cannot be read: a failed read
 * does not block the save.
 */
export function useNeighbourCheck(stored: RelayPoint | null): NeighbourCheck {
  const client = useQueryClient();
  /** Ids of the points near which the person has confirmed to save. */
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
