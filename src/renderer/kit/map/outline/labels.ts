import { project } from '../projection.ts';
import type { Outline, Town } from './read.ts';

/** What stands on the map above the names: they make room for it. */
export interface Obstacle {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the name of a town stands: before or after it, and under or over what hides the town itself. */
type Side = 'start' | 'end' | 'below' | 'above';

/** A town with its name beside it. */
export interface TownLabel extends Town {
  readonly side: Side;
  /** Larger towns have larger names. */
  readonly isLarge: boolean;
}

/** Zooms from which towns of a class may show, the largest first. */
const FROM = [4, 5, 6, 7, 8, 9] as const;
/** Classes whose names are large. */
const LARGE = 2;
/** Room of a name in pixels: of a letter, of a line, and between a town and its name. */
const LETTER = 6.6;
const LINE = 15;
const GAP = 6;
/** Half the room of an obstacle. */
const OBSTACLE = 18;
/** Pixels from a hidden town to the middle of its name, which stands clear of the obstacle. */
export const CLEAR = OBSTACLE + LINE / 2 + 3;

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of the edge of a cell. */
const CELL = 64;
/** More rows of cells than the world has at the largest zoom: column and row are one number, which is found quickly. */
const ROWS = 2 ** 24;

/** Rooms that are taken, by cells of a grid, so that few are compared. */
class Taken {
  readonly #cells = new Map<number, Room[]>();

  isFree(room: Room): boolean {
    const { left, top, right, bottom } = room;
    for (let column = Math.floor(left / CELL); column <= right / CELL; column += 1) {
      for (let row = Math.floor(top / CELL); row <= bottom / CELL; row += 1) {
        if (this.#cells.get(column * ROWS + row)?.some((other) => overlaps(room, other))) return false;
      }
    }
    return true;
  }

  take(room: Room): void {
    const { left, top, right, bottom } = room;
    for (let column = Math.floor(left / CELL); column <= right / CELL; column += 1) {
      for (let row = Math.floor(top / CELL); row <= bottom / CELL; row += 1) {
        const key = column * ROWS + row;
        const rooms = this.#cells.get(key);
        if (rooms === undefined) this.#cells.set(key, [room]);
        else rooms.push(room);
      }
    }
  }
}

const overlaps = (one: Room, other: Room): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * The towns whose names have room at a zoom, larger ones before smaller ones. It looks at all of France, whatever is in
 * sight, so that no name comes or goes while the map is dragged.
 */
export function labelsAt(outline: Outline, zoom: number, obstacles: readonly Obstacle[] = []): TownLabel[] {
  const scale = 2 ** zoom;
  const taken = new Taken();
  for (const obstacle of obstacles) {
    const { x, y } = project(obstacle, zoom);
    taken.take({ left: x - OBSTACLE, right: x + OBSTACLE, top: y - OBSTACLE, bottom: y + OBSTACLE });
  }
  return outline.towns.flatMap((towns, number) => {
    if (zoom < (FROM[number] ?? Infinity)) return [];
    const isLarge = number < LARGE;
    return towns.flatMap((town): TownLabel[] => {
      const [x, y] = [town.x * scale, town.y * scale];
      const width = town.name.length * LETTER * (isLarge ? 1.12 : 1) + GAP;
      for (const [side, room] of roomsOf({ x, y }, width, taken)) {
        if (!taken.isFree(room)) continue;
        taken.take(room);
        return [{ ...town, side, isLarge }];
      }
      return [];
    });
  });
}

/** Rooms that the name of a town may take, in the order of preference. */
function roomsOf({ x, y }: { x: number; y: number }, width: number, taken: Taken): [Side, Room][] {
  const line = (middle: number) => ({ top: middle - LINE / 2, bottom: middle + LINE / 2 });
  const beside: [Side, Room][] = [
    ['start', { left: x - 3, right: x + width, ...line(y) }],
    ['end', { left: x - width, right: x + 3, ...line(y) }],
  ];
  if (taken.isFree({ left: x, right: x, ...line(y) })) return beside;
  const centred = { left: x - width / 2, right: x + width / 2 };
  return [...beside, ['below', { ...centred, ...line(y + CLEAR) }], ['above', { ...centred, ...line(y - CLEAR) }]];
}
