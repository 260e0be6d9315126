import type { Area } from '#shared/area.ts';
import type { LatLng } from '#shared/geo.ts';

/** A point or a size in pixels. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** The centre and the zoom of a map. At zoom 0 the world is 512 pixels wide; each step doubles it. */
export interface View {
  readonly centre: LatLng;
  readonly zoom: number;
}

/** Limits of the zoom. */
export const zooms = { min: 1, max: 19 } as const;

/** Latitude at which the square world of the projection ends. */
const MAX_LATITUDE = 85.051_128_779_8;
const WORLD = 512;
/** Length of the equator in metres (WGS 84). */
const EQUATOR = 40_075_016.686;

const limit = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Width of the whole world at a zoom, in pixels. */
export const worldSize = (zoom: number): number => WORLD * 2 ** zoom;

export const limitZoom = (zoom: number): number => limit(zoom, zooms.min, zooms.max);

/** Projects a position to world pixels, from the north-west corner of the world (Web Mercator). */
export function project({ latitude, longitude }: LatLng, zoom: number): Pixels {
  const size = worldSize(zoom);
  const sine = Math.sin((limit(latitude, -MAX_LATITUDE, MAX_LATITUDE) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** Returns the position at a point in world pixels; clamped to the world. */
export function unproject({ x, y }: Pixels, zoom: number): LatLng {
  const size = worldSize(zoom);
  const angle = Math.PI * (1 - 2 * limit(y / size, 0, 1));
  return {
    latitude: (Math.atan(Math.sinh(angle)) * 180) / Math.PI,
    longitude: limit(x / size, 0, 1) * 360 - 180,
  };
}

/** Returns the point of a position on a map of the given size, in pixels from its upper left corner. */
export function onScreen(place: LatLng, { centre, zoom }: View, size: Pixels): Pixels {
  const [middle, point] = [project(centre, zoom), project(place, zoom)];
  return { x: point.x - middle.x + size.x / 2, y: point.y - middle.y + size.y / 2 };
}

/** Returns the position under a point of the map. */
export function placeAt(point: Pixels, { centre, zoom }: View, size: Pixels): LatLng {
  const middle = project(centre, zoom);
  return unproject({ x: middle.x + point.x - size.x / 2, y: middle.y + point.y - size.y / 2 }, zoom);
}

/** Returns the view after a drag by the given pixels. */
export function panned({ centre, zoom }: View, by: Pixels): View {
  const middle = project(centre, zoom);
  return { centre: unproject({ x: middle.x - by.x, y: middle.y - by.y }, zoom), zoom };
}

/** Returns the view at another zoom that keeps the position under the point `at`. */
export function zoomed(view: View, wanted: number, at: Pixels, size: Pixels): View {
  const zoom = limitZoom(wanted);
  const fixed = project(placeAt(at, view, size), zoom);
  return { centre: unproject({ x: fixed.x - at.x + size.x / 2, y: fixed.y - at.y + size.y / 2 }, zoom), zoom };
}

/** Returns the visible area of a view. */
export function areaOf(view: View, size: Pixels): Area {
  const [first, last] = [placeAt({ x: 0, y: 0 }, view, size), placeAt(size, view, size)];
  return { west: first.longitude, north: first.latitude, east: last.longitude, south: last.latitude };
}

/** Returns the closest view that shows a whole area inside a margin; a single position is shown at zoom `max`. */
export function viewOf({ west, north, east, south }: Area, size: Pixels, { margin = 40, max = 15 } = {}): View {
  const [first, last] = [
    project({ latitude: north, longitude: west }, 0),
    project({ latitude: south, longitude: east }, 0),
  ];
  const room = (pixels: number) => Math.max(pixels - 2 * margin, 1);
  const share = Math.min(room(size.x) / (last.x - first.x), room(size.y) / (last.y - first.y));
  const zoom = limitZoom(Math.min(Math.log2(share), max));
  return { centre: unproject({ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }, 0), zoom };
}

/** Returns the smallest area that holds all positions; null when there are none. */
export function areaOfPlaces(places: Iterable<LatLng>): Area | null {
  let [west, north, east, south] = [Infinity, -Infinity, -Infinity, Infinity];
  for (const { latitude, longitude } of places) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return west === Infinity ? null : { west, north, east, south };
}

/** Metres per pixel at the centre of a view. */
export const metresPerPixel = ({ centre, zoom }: View): number =>
  (EQUATOR * Math.cos((centre.latitude * Math.PI) / 180)) / worldSize(zoom);

/** Returns a scale: a round distance and its width in pixels, `max` or less. */
export function scaleOf(view: View, max: number): { metres: number; pixels: number } {
  const perPixel = metresPerPixel(view);
  const room = perPixel * max;
  const power = 10 ** Math.floor(Math.log10(room));
  const metres = ([5, 2].find((step) => step * power <= room) ?? 1) * power;
  return { metres, pixels: metres / perPixel };
}
