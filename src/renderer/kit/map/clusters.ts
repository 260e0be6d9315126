import { type MapPoint, type MarkerStyle, markerStyles } from './point.ts';
import { project } from './projection.ts';

/** The number of points of one style. */
export interface StyleCount {
  readonly markerStyle: MarkerStyle;
  readonly count: number;
}

/** A marker on screen: one point, or a cluster of points that would overlap. */
export interface Marker {
  /** Identifies the set of points, whatever their order. */
  key: string;
  latitude: number;
  longitude: number;
  points: readonly MapPoint[];
  /** Its points by style, in the order of the styles; styles without points are left out. */
  counts: readonly StyleCount[];
}

/** Distance in pixels within which points become one marker. */
const RADIUS = 44;

/** The whole zoom level whose clusters are drawn at a zoom: they stay the same between two levels. */
export const levelOf = (zoom: number): number => Math.floor(zoom + 1e-6);

/** Columns of the grid of cells, more than the world has at any zoom. */
const COLUMNS = 2 ** 24;

/**
 * Clusters points at a zoom level, in the order of the points: each point takes in the ungrouped ones near it. A
 * cluster is positioned at the middle of its points.
 */
export function markersOf(points: readonly MapPoint[], level: number): Marker[] {
  const [x, y] = [new Float64Array(points.length), new Float64Array(points.length)];
  /** The ungrouped points of each cell, each list in the order of the points. */
  const cells = new Map<number, number[]>();
  const cellOf = (column: number, row: number) => row * COLUMNS + column;
  for (const [index, point] of points.entries()) {
    const at = project(point, level);
    x[index] = at.x;
    y[index] = at.y;
    const cell = cellOf(Math.floor(at.x / RADIUS), Math.floor(at.y / RADIUS));
    const own = cells.get(cell);
    if (own === undefined) cells.set(cell, [index]);
    else own.push(index);
  }
  const isTaken = new Uint8Array(points.length);
  const near = (index: number): number[] => {
    const [middleX = 0, middleY = 0] = [x[index], y[index]];
    const [column, row] = [Math.floor(middleX / RADIUS), Math.floor(middleY / RADIUS)];
    const found: number[] = [];
    for (let right = -1; right <= 1; right += 1) {
      for (let down = -1; down <= 1; down += 1) {
        const cell = cellOf(column + right, row + down);
        const own = cells.get(cell);
        if (own === undefined) continue;
        const left: number[] = [];
        for (const other of own) {
          if (isTaken[other] === 1) continue;
          const isNear = Math.hypot((x[other] ?? 0) - middleX, (y[other] ?? 0) - middleY) <= RADIUS;
          (isNear ? found : left).push(other);
        }
        // What is grouped is not looked at again.
        cells.set(cell, left);
      }
    }
    return found;
  };
  const markers: Marker[] = [];
  for (const index of points.keys()) {
    if (isTaken[index] === 1) continue;
    const members = near(index);
    for (const member of members) isTaken[member] = 1;
    members.sort((left, right) => left - right);
    markers.push(markerOf(members.flatMap((member) => points[member] ?? [])));
  }
  return markers;
}

function markerOf(points: readonly MapPoint[]): Marker {
  let [latitude, longitude, least] = [0, 0, Infinity];
  const counts = new Map<MarkerStyle, number>();
  for (const point of points) {
    latitude += point.latitude / points.length;
    longitude += point.longitude / points.length;
    least = Math.min(least, point.id);
    counts.set(point.markerStyle, (counts.get(point.markerStyle) ?? 0) + 1);
  }
  const [first] = points;
  const isOne = points.length === 1 && first !== undefined;
  return {
    key: isOne ? `${first.id}` : `${least}+${points.length}`,
    // A mean of one would differ by a rounding error.
    latitude: isOne ? first.latitude : latitude,
    longitude: isOne ? first.longitude : longitude,
    points,
    counts: markerStyles.flatMap((markerStyle) => {
      const count = counts.get(markerStyle);
      return count === undefined ? [] : { markerStyle, count };
    }),
  };
}

/** Whether zooming in further would separate the points of a cluster. */
export const canComeApart = ({ points: [first, ...others] }: Marker): boolean =>
  others.some((point) => point.latitude !== first?.latitude || point.longitude !== first.longitude);
