import { withPoint } from '../decimal.ts';
import type { WarningCause } from './cause-names.ts';

/** The warning of a value beside another one of its record; both are trimmed and without error. */
export interface BesideRule {
  /** Whether a value may have the warning: the other one is looked at for these alone. */
  readonly concerns: (value: string) => boolean;
  readonly warn: (value: string, other: string) => WarningCause | null;
}

/** A French postcode that a spreadsheet took the leading zero from. */
export const shortPostcode: BesideRule = {
  concerns: (postcode) => postcode.length === 4 && /^[0-9]{4}$/.test(postcode),
  warn: (_, country) => (['', 'france', 'fr'].includes(country.toLowerCase()) ? 'shortPostcode' : null),
};

/** The bounds of metropolitan France in degrees. */
const france = { latitude: [41, 51.6], longitude: [-5.6, 10] } as const;

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** A latitude and a longitude that were exchanged, or that stand for no place. */
export const misplacedCoordinates: BesideRule = {
  // Zero is among the longitudes of France.
  concerns: (latitude) => latitude !== '' && isWithin(Number(withPoint(latitude)), france.longitude),
  warn(latitude, longitude) {
    if (longitude === '') return null;
    const east = Number(withPoint(longitude));
    if (isWithin(east, france.latitude)) return 'swappedCoordinates';
    return east === 0 && Number(withPoint(latitude)) === 0 ? 'zeroCoordinates' : null;
  },
};
