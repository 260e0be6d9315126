import type { LatLng } from '#shared/geo.ts';
import { areaOfPlaces } from './projection.ts';
import type { CameraTarget } from './useCamera.ts';

/** Target of a map that has nothing to show yet: metropolitan France. */
export const homeTarget: CameraTarget = { area: { west: -5.2, north: 51.2, east: 9.7, south: 41.2 }, margin: 8 };

/** Zoom at which a single position is shown: its streets. */
const PLACE_ZOOM = 15;

export const targetOfPlace = (centre: LatLng): CameraTarget => ({ view: { centre, zoom: PLACE_ZOOM } });

/** Returns the camera target that shows all the given positions. */
export function targetOf(places: Iterable<LatLng>): CameraTarget {
  const area = areaOfPlaces(places);
  return area === null ? homeTarget : { area };
}
