import { type MapPoint, type MarkerStyle, markerStyles } from './point.ts';
import { project } from './projection.ts';

/** A marker on screen: one point, or a cluster of points that would overlap. */
export interface Marker {
  /** Identifies the set of points, whatever their order. */
  key: string;
  latitude: number;
  longitude: number;
  points: readonly MapPoint[];
}

/** Distance in pixels within which points become one marker. */
const RADIUS = 44;

/** The whole zoom level whose clusters are drawn at a zoom: they stay the same between two levels. */
export const levelOf = (zoom: number): number => Math.floor(zoom + 1e-6);

/**
 * Clusters points at a zoom level, in the order of the points: each point takes in the ungrouped ones near it. A
 * cluster is positioned at the middle of its points.
 */
export function markersOf(points: readonly MapPoint[], level: number): Marker[] {
  const at = points.map((point) => project(point, level));
  const cellOf = (value: number) => Math.floor(value / RADIUS);
  const cells = Map.groupBy(at.keys(), (index) => {
    // Every index has its position.
    const { x = 0, y = 0 } = at[index] ?? {};
    return `${cellOf(x)};${cellOf(y)}`;
  });
  const taken = new Set<number>();
  const near = (index: number): number[] => {
    const { x = 0, y = 0 } = at[index] ?? {};
    const [column, row] = [cellOf(x), cellOf(y)];
    const found: number[] = [];
    for (const other of [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get(`${column + right};${row + down}`) ?? []),
    )) {
      const place = at[other];
      if (taken.has(other) || place === undefined) continue;
      if (Math.hypot(place.x - x, place.y - y) <= RADIUS) found.push(other);
    }
    return found;
  };
  const markers: Marker[] = [];
  for (const index of points.keys()) {
    if (taken.has(index)) continue;
    const members = near(index);
    for (const member of members) taken.add(member);
    markers.push(markerOf(members.toSorted((left, right) => left - right).flatMap((member) => points[member] ?? [])));
  }
  return markers;
}

function markerOf(points: readonly MapPoint[]): Marker {
  const mean = (of: (point: MapPoint) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [first] = points;
  return {
    key: points.length === 1 ? `${first?.id}` : `${Math.min(...points.map(({ id }) => id))}+${points.length}`,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    points,
  };
}

/** Counts the points by marker style, in the order of the styles; styles without points are left out. */
export const countReads = (points: readonly MapPoint[]): { markerStyle: MarkerStyle; count: number }[] =>
  markerStyles
    .map((markerStyle) => ({ markerStyle, count: points.filter((point) => point.markerStyle === markerStyle).length }))
    .filter(({ count }) => count > 0);

/** Whether zooming in further would separate the points of a cluster. */
export const canComeApart = ({ points: [first, ...others] }: Marker): boolean =>
  others.some((point) => point.latitude !== first?.latitude || point.longitude !== first.longitude);
