import type { Area } from './area.ts';
import { degreeLimits } from './degrees.ts';

/** A position in degrees (WGS 84). */
export interface LatLng {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const clamp = (value: number, max: number) => Math.max(-max, Math.min(max, value));

/** Returns the great-circle distance between two positions, in metres. */
export function distanceBetween(from: LatLng, to: LatLng): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const share =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Returns the smallest bounding box that contains a circle in metres, clipped at the poles and the date line. */
export function areaAround({ latitude, longitude }: LatLng, metres: number): Area {
  const high = degrees(metres / EARTH_RADIUS);
  const cosine = Math.cos(radians(Math.min(89, Math.abs(latitude) + high)));
  const wide = high / cosine;
  return {
    west: clamp(longitude - wide, degreeLimits.longitude),
    north: clamp(latitude + high, degreeLimits.latitude),
    east: clamp(longitude + wide, degreeLimits.longitude),
    south: clamp(latitude - high, degreeLimits.latitude),
  };
}

/** Returns the rows within some metres of a position, nearest first; rows without a position are left out. */
export function nearestTo<Row>(
  centre: LatLng,
  rows: readonly Row[],
  placeOf: (row: Row) => { readonly latitude: number | null; readonly longitude: number | null } | null,
  { within, limit = rows.length }: { within: number; limit?: number },
): { row: Row; metres: number }[] {
  return rows
    .flatMap((row) => {
      const place = placeOf(row);
      if (place === null || place.latitude === null || place.longitude === null) return [];
      const metres = distanceBetween(centre, { latitude: place.latitude, longitude: place.longitude });
      return metres <= within ? [{ row, metres }] : [];
    })
    .toSorted((left, right) => left.metres - right.metres)
    .slice(0, limit);
}
