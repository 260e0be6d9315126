import { type MapPoint, type PointLook, pointLooks } from './point.ts';
import { project } from './projection.ts';

/** What is drawn at one place: a point, or several that would lie on one another. */
export interface Mark {
  /** The same for the same points, whatever the order in which they came. */
  key: string;
  latitude: number;
  longitude: number;
  points: readonly MapPoint[];
}

/** Pixels within which points become one mark. */
const RADIUS = 44;

/** The zoom whose marks are drawn at a zoom: they stay the same between two whole steps. */
export const levelOf = (zoom: number): number => Math.floor(zoom + 1e-6);

/**
 * Marks of a zoom level, in the order of the points: each point takes in those near it that are not taken yet. The place
 * of several is the middle of them.
 */
export function marksOf(points: readonly MapPoint[], level: number): Mark[] {
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
  const marks: Mark[] = [];
  for (const index of points.keys()) {
    if (taken.has(index)) continue;
    const members = near(index);
    for (const member of members) taken.add(member);
    marks.push(markOf(members.toSorted((left, right) => left - right).flatMap((member) => points[member] ?? [])));
  }
  return marks;
}

function markOf(points: readonly MapPoint[]): Mark {
  const mean = (of: (point: MapPoint) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [first] = points;
  return {
    key: points.length === 1 ? `${first?.id}` : `${Math.min(...points.map(({ id }) => id))}+${points.length}`,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    points,
  };
}

/** How many of each look, in the order of the looks; none that has nobody. */
export const countLooks = (points: readonly MapPoint[]): { look: PointLook; count: number }[] =>
  pointLooks
    .map((look) => ({ look, count: points.filter((point) => point.look === look).length }))
    .filter(({ count }) => count > 0);

/** Whether zooming in further would take several points apart. */
export const canComeApart = ({ points: [first, ...others] }: Mark): boolean =>
  others.some((point) => point.latitude !== first?.latitude || point.longitude !== first.longitude);
