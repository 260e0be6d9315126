import type { LatLng } from '#shared/geo.ts';

/**
 * How a point is drawn: each marker style has a colour and a shape of its own, so that neither alone tells them apart. `plain` is
 * a place that has no status.
 */
export const markerStyles = ['active', 'pending', 'inactive', 'plain', 'duplicate', 'existing'] as const;
export type MarkerStyle = (typeof markerStyles)[number];

/** What a map shows at a place. */
export interface MapPoint extends LatLng {
  /** Unique on the map. */
  id: number;
  /** What it is called, for the eye and for screen readers. */
  label: string;
  markerStyle: MarkerStyle;
  /** Address of its icon on the platform, drawn inside the shape. */
  icon?: string | null;
}
