import { folded } from '#shared/folded.ts';
import { distanceBetween, type LatLng, nearestTo } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { columnOf } from '../answer.ts';
import { placeOf } from '../existing.ts';
import { shownValues } from '../same-point.ts';
import { digestAt, digestOf, positionDigest, positionDigestOf } from './digests.ts';
import type { KnownPlace } from './imported-places.ts';

/** Metres within which a point of the same name is the one that was imported, moved by hand. */
const MOVED = 20_000;
/** Metres within which a point of a similar name may be the same place. */
const TWIN = 100;
/** Metres within which any point is the same place. */
const SAME_SPOT = 5;
/** Cells by which points are found, in degrees; each is wider than `TWIN`, at any latitude of France. */
const CELL = 0.01;

const nameAt = columnOf('relaypoints', 'name');

/** A point of the platform with what it shows, in contract order. */
export interface ShownPoint {
  point: RelayPoint;
  place: LatLng;
  values: readonly (string | null)[];
}

export const shownPoints = (points: readonly RelayPoint[]): ShownPoint[] =>
  points.flatMap((point) => {
    const place = placeOf(point);
    if (place === null) return [];
    return [{ point, place, values: shownValues(point) }];
  });

/** A place that was imported, and where the file says it is. */
interface WantedPlace {
  known: KnownPlace;
  at: LatLng;
}

/**
 * Finds the points of places that were imported: by their id, else where they were sent, else by a name that only one
 * point has in the surroundings. Each point is of one place.
 */
export function pointsOfPlaces(wanted: readonly WantedPlace[], points: readonly ShownPoint[]): Map<string, ShownPoint> {
  const found = new Map<string, ShownPoint>();
  const taken = new Set<ShownPoint>();
  const take = ({ known }: WantedPlace, point: ShownPoint | undefined) => {
    if (point === undefined || found.has(known.id) || taken.has(point)) return;
    found.set(known.id, point);
    taken.add(point);
  };
  const byId = new Map(points.map((one) => [one.point.id, one]));
  for (const place of wanted) if (place.known.point !== undefined) take(place, byId.get(place.known.point));
  const byPosition = new Map(points.map((one) => [positionDigestOf(one.values), one]));
  for (const place of wanted) take(place, byPosition.get(positionDigest(place.known.fields)));
  const byName = Map.groupBy(points, ({ values }) => digestOf(values[nameAt] ?? ''));
  for (const place of wanted) {
    const near = (byName.get(digestAt(place.known.fields, nameAt)) ?? []).filter(
      (one) => !taken.has(one) && distanceBetween(one.place, place.at) <= MOVED,
    );
    if (near.length === 1) take(place, near[0]);
  }
  return found;
}

/** Words that many places have in their names. */
const common = new Set('aire covoiturage de du des d la le les l parking parc relais p r gare place rue'.split(' '));

function wordsOf(name: string): Set<string> {
  const words = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const own = words.filter((word) => !common.has(word));
  return new Set(own.length === 0 ? words : own);
}

/** Whether all words of one name that say where it is are those of the other one. */
export function areSimilarNames(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.size > 0 && others.size > 0 && (words.isSubsetOf(others) || others.isSubsetOf(words));
}

const cellsOf = ({ latitude, longitude }: LatLng): [number, number] => [
  Math.floor(latitude / CELL),
  Math.floor(longitude / CELL),
];

/** Returns a function that finds the point that may be the same place as one of a file: on the spot, or near by name. */
export function twinFinder(points: readonly ShownPoint[]) {
  const byCell = Map.groupBy(points, ({ place }) => cellsOf(place).join(';'));
  return (at: LatLng, name: string): { twin: ShownPoint; metres: number } | null => {
    const [row, column] = cellsOf(at);
    const around = [-1, 0, 1].flatMap((up) =>
      [-1, 0, 1].flatMap((right) => byCell.get(`${row + up};${column + right}`) ?? []),
    );
    const near = nearestTo(at, around, ({ place }) => place, { within: TWIN });
    const found = near.find(({ row: { point }, metres }) => metres <= SAME_SPOT || areSimilarNames(point.name, name));
    return found === undefined ? null : { twin: found.row, metres: found.metres };
  };
}
