import { isSame, keyOf, type Line, type Point, type Rings } from './geometry.ts';

/** A piece of a ring: the number of an arc, or its complement (`~number`) where it is walked the other way. */
export type ArcUse = number;

/** Areas whose common borders are kept once. */
export interface Topology {
  readonly arcs: Line[];
  /** The arcs of each ring of each area, in the order of the areas. */
  readonly areas: ArcUse[][][];
}

/** Cuts rings of areas where three of them meet, so that a border of two areas is one arc. */
export function topologyOf(areas: readonly Rings[]): Topology {
  const isJunction = junctionsOf(areas.flat());
  const arcs: Line[] = [];
  const numbers = new Map<string, number>();
  const use = (line: Line): ArcUse => {
    const forth = line.map(keyOf).join(' ');
    const known = numbers.get(forth);
    if (known !== undefined) return known;
    const back = numbers.get(line.toReversed().map(keyOf).join(' '));
    if (back !== undefined) return ~back;
    numbers.set(forth, arcs.length);
    arcs.push(line);
    return arcs.length - 1;
  };
  return { arcs, areas: areas.map((rings) => rings.map((ring) => cut(ring, isJunction).map(use))) };
}

/** The outline of the first areas together: the rings of those arcs that only one of them has. */
export function outerRings({ arcs, areas }: Topology, count: number): ArcUse[][] {
  const uses = areas.slice(0, count).flat(2);
  const borders = new Set(uses.map((use) => ~use));
  const left = new Set(uses.filter((use) => !borders.has(use)));
  const ends = (use: ArcUse) => {
    const arc = arcs[use < 0 ? ~use : use] ?? [];
    const [first, last] = [arc[0], arc.at(-1)].map((point) => (point === undefined ? '' : keyOf(point)));
    return use < 0 ? { from: last, to: first } : { from: first, to: last };
  };
  const rings: ArcUse[][] = [];
  for (const use of left) {
    left.delete(use);
    const ring = [use];
    const { from } = ends(use);
    for (let { to } = ends(use); to !== from; ) {
      const next = [...left].find((other) => ends(other).from === to);
      if (next === undefined) break;
      left.delete(next);
      ring.push(next);
      ({ to } = ends(next));
    }
    rings.push(ring);
  }
  return rings;
}

/** Finds the points at which a border begins or ends: those with more than two neighbours over all rings. */
function junctionsOf(rings: Rings): (point: Point) => boolean {
  const neighbours = new Map<string, Set<string>>();
  const note = (point: Point, other: Point) => {
    const key = keyOf(point);
    const known = neighbours.get(key) ?? new Set();
    neighbours.set(key, known.add(keyOf(other)));
  };
  for (const ring of rings) {
    for (const [index, point] of ring.slice(0, -1).entries()) {
      const next = ring[index + 1] ?? point;
      note(point, next);
      note(next, point);
    }
  }
  return (point) => (neighbours.get(keyOf(point))?.size ?? 0) > 2;
}

function cut(ring: Line, isJunction: (point: Point) => boolean): Line[] {
  const open = ring.slice(0, -1);
  const first = open.findIndex(isJunction);
  // A ring of its own begins at its westernmost point, whichever area it belongs to.
  const start =
    first >= 0
      ? first
      : open.indexOf(open.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])[0] ?? [0, 0]);
  const turned = [...open.slice(start), ...open.slice(0, start + 1)];
  const pieces: Point[][] = [[]];
  for (const [index, point] of turned.entries()) {
    pieces.at(-1)?.push(point);
    if (index > 0 && index < turned.length - 1 && isJunction(point)) pieces.push([point]);
  }
  return pieces.filter((piece) => piece.length > 2 || !isSame(piece[0], piece[1]));
}
