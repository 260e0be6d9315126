import type { Area, LatLng } from '#shared/geo.ts';

/** A point or a size in pixels. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** What a map shows: the place in its middle and how near. At zoom 0 the world is 512 pixels wide, each step doubles it. */
export interface View {
  readonly centre: LatLng;
  readonly zoom: number;
}

/** Nearest and farthest zoom. */
export const zooms = { min: 1, max: 19 } as const;

/** Beyond this latitude the projection ends: the world is a square. */
const MAX_LATITUDE = 85.051_128_779_8;
const WORLD = 512;
/** Metres around the equator (WGS 84). */
const EQUATOR = 40_075_016.686;

const limit = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Pixels of the whole world at a zoom. */
export const worldSize = (zoom: number): number => WORLD * 2 ** zoom;

export const limitZoom = (zoom: number): number => limit(zoom, zooms.min, zooms.max);

/** Where a place lies on the flat world (Web Mercator), in pixels from its north-west corner. */
export function project({ latitude, longitude }: LatLng, zoom: number): Pixels {
  const size = worldSize(zoom);
  const sine = Math.sin((limit(latitude, -MAX_LATITUDE, MAX_LATITUDE) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The place at a point of the flat world; never beyond its edges. */
export function unproject({ x, y }: Pixels, zoom: number): LatLng {
  const size = worldSize(zoom);
  const angle = Math.PI * (1 - 2 * limit(y / size, 0, 1));
  return {
    latitude: (Math.atan(Math.sinh(angle)) * 180) / Math.PI,
    longitude: limit(x / size, 0, 1) * 360 - 180,
  };
}

/** Where a place is on the screen of a map of a size, from its upper left corner. */
export function onScreen(place: LatLng, { centre, zoom }: View, size: Pixels): Pixels {
  const [middle, point] = [project(centre, zoom), project(place, zoom)];
  return { x: point.x - middle.x + size.x / 2, y: point.y - middle.y + size.y / 2 };
}

/** The place under a point of the screen. */
export function placeAt(point: Pixels, { centre, zoom }: View, size: Pixels): LatLng {
  const middle = project(centre, zoom);
  return unproject({ x: middle.x + point.x - size.x / 2, y: middle.y + point.y - size.y / 2 }, zoom);
}

/** The view after the content has moved by some pixels, as a drag moves it. */
export function panned({ centre, zoom }: View, by: Pixels): View {
  const middle = project(centre, zoom);
  return { centre: unproject({ x: middle.x - by.x, y: middle.y - by.y }, zoom), zoom };
}

/** The view at another zoom, with the same place under a point of the screen. */
export function zoomed(view: View, wanted: number, at: Pixels, size: Pixels): View {
  const zoom = limitZoom(wanted);
  const fixed = project(placeAt(at, view, size), zoom);
  return { centre: unproject({ x: fixed.x - at.x + size.x / 2, y: fixed.y - at.y + size.y / 2 }, zoom), zoom };
}

/** What a view shows. */
export function areaOf(view: View, size: Pixels): Area {
  const [first, last] = [placeAt({ x: 0, y: 0 }, view, size), placeAt(size, view, size)];
  return { west: first.longitude, north: first.latitude, east: last.longitude, south: last.latitude };
}

/** The nearest view that shows a whole area inside a margin; one place alone is shown at `max`. */
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

/** The smallest area that holds some places; null for none. */
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

/** Metres that a pixel stands for in the middle of a view. */
export const metresPerPixel = ({ centre, zoom }: View): number =>
  (EQUATOR * Math.cos((centre.latitude * Math.PI) / 180)) / worldSize(zoom);

/** A scale: a round distance, and how many pixels it is, `max` or less. */
export function scaleOf(view: View, max: number): { metres: number; pixels: number } {
  const perPixel = metresPerPixel(view);
  const room = perPixel * max;
  const power = 10 ** Math.floor(Math.log10(room));
  const metres = ([5, 2].find((step) => step * power <= room) ?? 1) * power;
  return { metres, pixels: metres / perPixel };
}
