import type { Place } from '#shared/geo.ts';

/**
 * How a point is drawn: each look has a colour and a shape of its own, so that neither alone tells them apart. `plain` is
 * a place that has no status.
 */
export const pointLooks = ['active', 'pending', 'inactive', 'plain', 'twin', 'existing'] as const;
export type PointLook = (typeof pointLooks)[number];

/** What a map shows at a place. */
export interface MapPoint extends Place {
  /** Unique on the map. */
  id: number;
  /** What it is called, for the eye and for screen readers. */
  label: string;
  look: PointLook;
  /** Address of its icon on the platform, drawn inside the shape. */
  icon?: string | null;
}
