import type { Place } from '#shared/geo.ts';
import { areaOfPlaces } from './projection.ts';
import type { Sight } from './useCamera.ts';

/** Where a map looks that has nothing to show yet: metropolitan France. */
export const homeSight: Sight = { area: { west: -5.2, north: 51.2, east: 9.7, south: 41.2 }, margin: 8 };

/** As near as a single place is shown: its streets. */
const PLACE_ZOOM = 15;

export const sightOfPlace = (centre: Place): Sight => ({ view: { centre, zoom: PLACE_ZOOM } });

/** Everything of some places. */
export function sightOf(places: Iterable<Place>): Sight {
  const area = areaOfPlaces(places);
  return area === null ? homeSight : { area };
}
