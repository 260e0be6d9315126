import type { Point } from '#shared/resources/points.ts';

/**
 * The label of a found place: its name, else its address; with the town that distinguishes it from others of the same
 * name.
 */
export function pointLabel(point: Point): string {
  if (point.type === 'locality' && point.locality !== null) return townLabel(point.locality, point);
  const street = [point.houseNumber, point.street].filter(Boolean).join(' ');
  const town = [point.postalCode, point.locality].filter(Boolean).join(' ');
  const first = point.name ?? street;
  const parts = [first, first === street ? '' : street, town === first || point.locality === first ? '' : town];
  return [...new Set(parts.filter((part) => part !== ''))].join(', ') || `${point.latitude}, ${point.longitude}`;
}

/** `Saint-Denis (93200, Île-de-France)`: many towns share a name. */
function townLabel(town: string, { postalCode, region, macroRegion }: Point): string {
  const where = [postalCode, region, macroRegion].filter(Boolean).join(', ');
  return where === '' ? town : `${town} (${where})`;
}
