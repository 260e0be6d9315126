import type { LatLng } from '#shared/geo.ts';

/**
 * How a point is drawn. Each marker style has a colour and a shape of its own, so that neither alone distinguishes
 * them. `plain` is a position without a status.
 */
export const markerStyles = [
  'active',
  'pending',
  'inactive',
  'plain',
  'duplicate',
  'existing',
  'origin',
  'destination',
  'driver',
  'volunteer',
] as const;
export type MarkerStyle = (typeof markerStyles)[number];

/** A point of a map. */
export interface MapPoint extends LatLng {
  /** Unique on the map. */
  id: number;
  /** Label, on screen and for screen readers. */
  label: string;
  markerStyle: MarkerStyle;
  /** Platform address of its icon, drawn inside the shape. */
  icon?: string | null;
  /** One or two letters or digits inside the shape, as the letter of an end or the number of a row. */
  mark?: string | undefined;
}
