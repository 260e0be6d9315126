import { isDecimal, withPoint } from '../decimal.ts';
import { isDegrees } from '../degrees.ts';
import { misplacedCoordinates } from './beside.ts';

/**
 * What latitude and longitude of a line become together, where it plainly applies: `swap` exchanges those of a place in
 * France; `split` takes both from one cell; `lambert93` reads metres of the French projection.
 */
export const coordinateChanges = ['swap', 'split', 'lambert93'] as const;
export type CoordinateChange = (typeof coordinateChanges)[number];

/** Latitude and longitude as texts. */
type Pair = readonly [latitude: string, longitude: string];

/** Two decimal numbers in one cell, each with its point or comma. */
const TWO_NUMBERS = /^\s*(-?\d{1,3}[.,]\d+)\s*(?:[;,/|]|\s)\s*(-?\d{1,3}[.,]\d+)\s*$/;

const isPlace = ([latitude, longitude]: Pair): boolean =>
  isDecimal(latitude) &&
  isDecimal(longitude) &&
  isDegrees('latitude', Number(latitude)) &&
  isDegrees('longitude', Number(longitude));

function split([latitude, longitude]: Pair): Pair | null {
  const cells = [latitude, longitude].filter((cell) => cell.trim() !== '');
  const [cell = ''] = cells;
  // The other cell is empty, or holds the same two numbers.
  if (cells.some((one) => one.trim() !== cell.trim())) return null;
  const [, first, second] = TWO_NUMBERS.exec(cell) ?? [];
  if (first === undefined || second === undefined) return null;
  const pair: Pair = [withPoint(first), withPoint(second)];
  return isPlace(pair) ? pair : null;
}

function swap([latitude, longitude]: Pair): Pair | null {
  const [first, second] = [latitude.trim(), longitude.trim()];
  if (!misplacedCoordinates.concerns(first)) return null;
  return misplacedCoordinates.warn(first, second) === 'swappedCoordinates' ? [longitude, latitude] : null;
}

/** Bounds of metropolitan France in metres of Lambert 93. */
const metres = { x: [50_000, 1_300_000], y: [6_000_000, 7_200_000] } as const;

/** Constants of the projection Lambert 93 (EPSG:2154) on the ellipsoid GRS 80. */
const lambert = {
  exponent: 0.725607765053267,
  constant: 11_754_255.426_096,
  x: 700_000,
  y: 12_655_612.049_876,
  eccentricity: 0.081_819_191_042_816,
  meridian: 3,
} as const;

/** A decimetre, in degrees: more digits than any place needs. */
const DIGITS = 6;

function degreesOf(x: number, y: number): Pair {
  const { exponent, constant, eccentricity, meridian } = lambert;
  const [east, south] = [x - lambert.x, lambert.y - y];
  const isometric = -Math.log(Math.hypot(east, south) / constant) / exponent;
  let latitude = 2 * Math.atan(Math.exp(isometric)) - Math.PI / 2;
  // Each turn brings it closer by more than two digits.
  for (let turn = 0; turn < 6; turn++) {
    const sine = eccentricity * Math.sin(latitude);
    const stretch = ((1 + sine) / (1 - sine)) ** (eccentricity / 2);
    latitude = 2 * Math.atan(stretch * Math.exp(isometric)) - Math.PI / 2;
  }
  const longitude = (Math.atan2(east, south) / exponent) * (180 / Math.PI) + meridian;
  return [((latitude * 180) / Math.PI).toFixed(DIGITS), longitude.toFixed(DIGITS)];
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

function fromLambert93([latitude, longitude]: Pair): Pair | null {
  const [first, second] = [latitude, longitude].map((cell) => withPoint(cell.replaceAll(/\s/g, '')));
  if (first === undefined || second === undefined || !isDecimal(first) || !isDecimal(second)) return null;
  const [one, other] = [Number(first), Number(second)];
  if (isWithin(one, metres.y) && isWithin(other, metres.x)) return degreesOf(other, one);
  // X stands first in most files.
  return isWithin(one, metres.x) && isWithin(other, metres.y) ? degreesOf(one, other) : null;
}

const changes: Readonly<Record<CoordinateChange, (pair: Pair) => Pair | null>> = {
  swap,
  split,
  lambert93: fromLambert93,
};

/** Returns the coordinates that a change makes of those of a line; null where it does not apply. */
export const changedCoordinates = (change: CoordinateChange, pair: Pair): Pair | null => changes[change](pair);

/** The change that a wrong coordinate suggests by itself; null for none. */
export function suggestedCoordinates(cause: string, value: string): CoordinateChange | null {
  if (cause === 'swappedCoordinates') return 'swap';
  if (TWO_NUMBERS.test(value)) return 'split';
  const number = withPoint(value.replaceAll(/\s/g, ''));
  const isMetres = isDecimal(number) && [metres.x, metres.y].some((bounds) => isWithin(Number(number), bounds));
  return isMetres && cause !== 'zeroCoordinates' ? 'lambert93' : null;
}
