import { withPoint } from '../decimal.ts';
import type { WarningCause } from './cause-names.ts';

/** The warning of a value beside another one of its record; both are trimmed and without error. */
export type BesideRule = (value: string, other: string) => WarningCause | null;

/** A French postcode that a spreadsheet took the leading zero from. */
export const shortPostcode: BesideRule = (postcode, country) =>
  /^[0-9]{4}$/.test(postcode) && ['', 'france', 'fr'].includes(country.toLowerCase()) ? 'shortPostcode' : null;

/** The bounds of metropolitan France in degrees. */
const france = { latitude: [41, 51.6], longitude: [-5.6, 10] } as const;

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** A latitude and a longitude that were exchanged, or that stand for no place. */
export const misplacedCoordinates: BesideRule = (latitude, longitude) => {
  if (longitude === '') return null;
  const north = Number(withPoint(latitude));
  const east = Number(withPoint(longitude));
  if (isWithin(north, france.longitude) && isWithin(east, france.latitude)) return 'swappedCoordinates';
  return north === 0 && east === 0 ? 'zeroCoordinates' : null;
};
