/** A point in thousandths of a degree: longitude, latitude. */
export type Point = readonly [x: number, y: number];
/** Points one after the other; a ring ends where it began. */
export type Line = readonly Point[];
/** Rings of an area: outer ones and holes alike, told apart by what lies in them. */
export type Rings = readonly Line[];

/** A box in thousandths of a degree. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const keyOf = ([x, y]: Point): string => `${x},${y}`;

export const isSame = (one: Point | undefined, other: Point | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

/** A position in degrees, rounded to thousandths. */
export const rounded = ([longitude = 0, latitude = 0]: readonly number[]): Point => [
  Math.round(longitude * 1000),
  Math.round(latitude * 1000),
];

/** Leaves out points that are the same as the one before. */
export const withoutRepeats = (line: Line): Line => line.filter((point, index) => !isSame(point, line[index - 1]));

/** Twice the area of a ring, whichever way it turns. */
export const areaOf = (ring: Line): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

/** The smallest box around some points. */
export function boxOf(points: Iterable<Point>): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [west, south] = [Math.min(west, x), Math.min(south, y)];
    [east, north] = [Math.max(east, x), Math.max(north, y)];
  }
  return { west, south, east, north };
}

/** Whether any point of a line lies in a box. */
export const touches = (line: Line, { west, south, east, north }: Box): boolean =>
  line.some(([x, y]) => x >= west && x <= east && y >= south && y <= north);

/** The part of a ring inside a box (Sutherland and Hodgman); empty where nothing lies inside. */
export function clipped(ring: Line, { west, south, east, north }: Box): Line {
  const across = (axis: 0 | 1, limit: number, isInside: (point: Point) => boolean) => (points: Line) =>
    points.flatMap((point, index) => {
      const before = points[(index + points.length - 1) % points.length] ?? point;
      const [from, to] = [isInside(before), isInside(point)];
      if (from === to) return to ? [point] : [];
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const along = axis === 0 ? 1 : 0;
      const other = Math.round(before[along] + share * (point[along] - before[along]));
      const edge: Point = axis === 0 ? [limit, other] : [other, limit];
      return to ? [edge, point] : [edge];
    });
  const sides = [
    across(0, west, ([x]) => x >= west),
    across(0, east, ([x]) => x <= east),
    across(1, south, ([, y]) => y >= south),
    across(1, north, ([, y]) => y <= north),
  ];
  const open = sides.reduce((points: Line, side) => side(points), ring.slice(0, -1));
  const [first] = open;
  return first === undefined ? [] : withoutRepeats([...open, first]);
}

/** The outline of areas that lie side by side: edges that two of them share are left out. */
export function merged(areas: Rings): Rings {
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const back = edges.get(keyOf(to));
    const at = back?.findIndex((point) => isSame(point, from)) ?? -1;
    if (back !== undefined && at >= 0) back.splice(at, 1);
    else edges.set(keyOf(from), [...(edges.get(keyOf(from)) ?? []), to]);
  };
  for (const ring of areas)
    for (const [index, point] of ring.slice(0, -1).entries()) add(point, ring[index + 1] ?? point);
  const rings: Point[][] = [];
  for (const [start, ends] of edges) {
    while (ends.length > 0) {
      const [x = 0, y = 0] = start.split(',').map(Number);
      const ring: Point[] = [[x, y]];
      for (let next = ends.pop(); next !== undefined; next = edges.get(keyOf(next))?.pop()) {
        ring.push(next);
        if (isSame(next, ring[0])) break;
      }
      if (ring.length > 3 && isSame(ring[0], ring.at(-1))) rings.push(ring);
    }
  }
  return rings;
}
