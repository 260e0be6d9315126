import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordName } from '#renderer/kit/data/record-name.ts';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import type { LatLng } from '#shared/geo.ts';
import { markerStyleOf } from '../labels.ts';
import { type NearPoints, neighboursQuery } from '../near/queries.ts';

/** The relay points within 100 m of a place that is being chosen. */
export interface NeighboursFound {
  /** False while no place is chosen; nothing is requested then. */
  isPlaced: boolean;
  query: Pick<UseQueryResult<NearPoints>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The same points for a map. */
  points: readonly MapPoint[];
}

const nowhere: LatLng = { latitude: 0, longitude: 0 };

/** The relay points within 100 m of a place; `exceptId` is the one that is being placed, when it is there already. */
export function useNeighbours(place: LatLng | null, exceptId: number | null): NeighboursFound {
  const query = useQuery({ ...neighboursQuery(place ?? nowhere, exceptId), enabled: place !== null });
  const { data } = query;
  const points = useMemo(
    () =>
      (data?.rows ?? []).flatMap(({ row }): MapPoint[] => {
        const { latitude = null, longitude = null } = row.address ?? {};
        if (latitude === null || longitude === null) return [];
        return [
          {
            id: row.id,
            latitude,
            longitude,
            label: recordName(row),
            markerStyle: markerStyleOf(row),
            icon: row.typeIcon,
          },
        ];
      }),
    [data],
  );
  return { isPlaced: place !== null, query, points };
}
