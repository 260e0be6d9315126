import { distanceBetween, type LatLng } from '#shared/geo.ts';
import type { AddressRecord } from '../../data/addresses.ts';
import type { Query } from '../../http/query.ts';
import type { UserRecord } from '../../store/user-record.ts';
import type { FilterFamily, Predicate } from './predicate.ts';

/** Parses JSON with `lat` and `lgt`; undefined for anything else, which the platform ignores. */
function placeOf(text: string | undefined): LatLng | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('lat' in value) || !('lgt' in value)) return undefined;
    const place = { latitude: Number(value.lat), longitude: Number(value.lgt) };
    return Number.isNaN(place.latitude) || Number.isNaN(place.longitude) ? undefined : place;
  } catch {
    return undefined;
  }
}

const isNear = (address: AddressRecord | undefined, place: LatLng, range: number): boolean => {
  if (address === undefined || address.latitude === null || address.longitude === null) return false;
  const at = { latitude: Number(address.latitude), longitude: Number(address.longitude) };
  return distanceBetween(at, place) <= range * 1000;
};

function near(
  query: Query,
  name: string,
  range: number,
  end: (user: UserRecord) => (AddressRecord | undefined)[],
): Predicate[] {
  const place = placeOf(query.text(name));
  return place === undefined ? [] : [(user) => end(user).some((address) => isNear(address, place, range))];
}

/** Filters users with an ad that starts, or ends, within `range` kilometres (default 1). */
export const journeyFilters: FilterFamily = (query) => {
  const metres = Number(query.text('range'));
  const range = Number.isFinite(metres) && metres > 0 ? metres : 1;
  return [
    ...near(query, 'origin', range, ({ ads }) => ads.map(({ stops }) => stops[0])),
    ...near(query, 'destination', range, ({ ads }) => ads.map(({ stops }) => stops.at(-1))),
  ];
};
