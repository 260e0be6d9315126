import type { Point } from '#shared/resources/points.ts';

/** A found place on one line: its name, else its address; with the town that tells it from others of the same name. */
export function pointLabel(point: Point): string {
  const street = [point.houseNumber, point.street].filter(Boolean).join(' ');
  const town = [point.postalCode, point.locality].filter(Boolean).join(' ');
  const first = point.name ?? street;
  const parts = [first, first === street ? '' : street, town === first || point.locality === first ? '' : town];
  return [...new Set(parts.filter((part) => part !== ''))].join(', ') || `${point.latitude}, ${point.longitude}`;
}
