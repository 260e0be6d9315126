import { queryOptions } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { areaAround, type LatLng, nearestTo } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';

/** Metres within which two points may well be the same (docs/screens/05-content.md D2). */
export const NEIGHBOUR_METRES = 100;
/** Radius in metres of the points around one on its page (docs/screens/05-content.md D3). */
export const AROUND_METRES = 1000;
const MAX_NEAR = 10;
/** Rows per call: more points than are found within a kilometre anywhere. */
const PER_CALL = 500;

/** A relay point and its distance. */
export interface NearPoint {
  id: number;
  row: RelayPoint;
  metres: number;
}

export interface NearPoints {
  rows: NearPoint[];
  /** The number of all of them; only the nearest are listed. */
  total: number;
}

interface NearOptions {
  /** The id of the point itself, which is left out; null while it is new. */
  exceptId: number | null;
  within: number;
}

/** Rounds to six decimals, the precision in which places are stored. */
const rounded = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
});

function nearest(centre: LatLng, rows: readonly RelayPoint[], { exceptId, within }: NearOptions): NearPoints {
  const others = rows.filter(({ id }) => id !== exceptId);
  const found = nearestTo(centre, others, ({ address }) => address, { within });
  const shown = found.slice(0, MAX_NEAR).map((near) => ({ id: near.row.id, ...near }));
  return { rows: shown, total: found.length };
}

const first = { page: 1, perPage: PER_CALL, sort: [{ field: 'id' as const, direction: 'asc' as const }] };

/** Queries the relay points within 100 m of a place, by its coordinates. Right: relay_point_list. */
export function neighboursQuery(place: LatLng, exceptId: number | null) {
  const centre = rounded(place);
  return queryOptions({
    queryKey: [...keys.lists('relaypoints'), 'neighbours', centre],
    queryFn: ({ signal }) =>
      read('relaypoints.list', { ...first, filters: { around: { ...centre, metres: NEIGHBOUR_METRES } } }, { signal }),
    select: ({ rows }) => neighboursAmong(place, rows, exceptId),
    staleTime: 30_000,
  });
}

/** Keeps the relay points that are within 100 m of a place. */
export const neighboursAmong = (place: LatLng, rows: readonly RelayPoint[], exceptId: number | null): NearPoints =>
  nearest(rounded(place), rows, { exceptId, within: NEIGHBOUR_METRES });

/**
 * Queries the relay points within a kilometre of a place, by the area around it. Right: relay_point_list.
 */
export function aroundQuery(place: LatLng, exceptId: number | null) {
  const centre = rounded(place);
  return queryOptions({
    queryKey: [...keys.lists('relaypoints'), 'around', centre],
    queryFn: ({ signal }) =>
      read('relaypoints.list', { ...first, filters: { area: areaAround(centre, AROUND_METRES) } }, { signal }),
    select: ({ rows }) => nearest(centre, rows, { exceptId, within: AROUND_METRES }),
    staleTime: 60_000,
  });
}
