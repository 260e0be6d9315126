import type { LatLng } from '../../../geo.ts';
import { type Address, addressToWire, composedLines, streetAddressOf } from '../../address.ts';
import { type Place, samePlace } from '../place.ts';
import type { FormProblem, JourneyDraft, JourneyPlace } from './draft.ts';

/** The ends of a journey in a form (docs/screens/07-solidary-records.md §6.1, docs/screens/10-external-journeys.md §2). */

export type JourneyField = 'origin' | 'destination';
export type JourneyProblem = FormProblem<JourneyField, 'required' | 'same'>;

/** A place that was read, as a form holds it; null for one without coordinates, which has to be chosen anew. */
export const placeOfRecord = ({ label, town, latitude, longitude, written }: Place): JourneyPlace | null =>
  latitude === null || longitude === null ? null : { label, town, latitude, longitude, keys: textsOf(written) };

const textsOf = (written: Place['written']): Record<string, string> =>
  Object.fromEntries(Object.entries(written).map(([key, value]) => [key, String(value)]));

/**
 * An address as an end of a journey, such as one that was found or a home address; null for one without coordinates.
 */
export function placeOfAddress(address: Address, name: string | null = null): JourneyPlace | null {
  const { latitude, longitude, locality } = address;
  if (latitude === null || longitude === null) return null;
  return {
    label: composedLines(address).join(', '),
    ...(name !== null && { name }),
    town: locality || null,
    latitude,
    longitude,
    keys: addressToWire(address, 'absent'),
  };
}

/** Degrees as a journey holds them: six decimals (docs/screens/10-external-journeys.md §2). */
const decimals = (degrees: number) => degrees.toFixed(6);

/**
 * A place where a pin was set: that which it moves with its words, or that which was stored without coordinates. One
 * that is neither has its coordinates alone, and the platform looks its town up.
 */
export function placeAt({ latitude, longitude }: LatLng, moved?: JourneyPlace | Place): JourneyPlace {
  const position = { latitude: decimals(latitude), longitude: decimals(longitude) };
  const { label = '', town = null } = moved ?? {};
  const texts = moved === undefined ? {} : 'keys' in moved ? moved.keys : textsOf(moved.written);
  return {
    ...(moved !== undefined && 'name' in moved && { name: moved.name }),
    label,
    town,
    latitude: Number(position.latitude),
    longitude: Number(position.longitude),
    keys: { ...texts, ...position },
  };
}

/** What is shown of a chosen place: its name where it has one, and its label. */
export function placeText(place: JourneyPlace | null): string {
  if (place === null) return '';
  const { name = '', label, latitude, longitude } = place;
  const parts = label.startsWith(name) ? [label] : [name, label];
  return parts.filter(Boolean).join(', ') || `${latitude}, ${longitude}`;
}

/** Whether a place has no town: the platform looks one up by its coordinates. */
export const lacksTown = (place: JourneyPlace | null): boolean => place !== null && !place.keys.addressLocality;

/** Finds what is wrong with the ends of a journey. */
export function journeyProblems({ origin, destination, goesAnywhere }: JourneyDraft): JourneyProblem[] {
  const missing = (field: JourneyField, place: JourneyPlace | null): JourneyProblem[] =>
    place === null ? [{ field, problem: 'required' }] : [];
  if (goesAnywhere) return missing('origin', origin);
  const isSame = origin !== null && destination !== null && samePlace(origin, destination);
  return [
    ...missing('origin', origin),
    ...missing('destination', destination),
    ...(isSame ? [{ field: 'destination', problem: 'same' } as const] : []),
  ];
}

/**
 * Gives the wire keys of an end, whole: a place that was read or kept may lack its `streetAddress`, and the platform
 * would then say '1, rue des Carmes' (docs/screens/10-external-journeys.md §2).
 */
function wholeKeys({ keys }: JourneyPlace): Record<string, string> {
  const { houseNumber = null, street = null, streetAddress } = keys;
  const whole = streetAddress || streetAddressOf({ houseNumber, street });
  return { ...keys, ...(whole !== null && { streetAddress: whole }) };
}

/**
 * Gives the wire keys of the ends. A record that goes anywhere says so each time, because the platform does not show
 * that it does (docs/platform/c-solidary.md §5).
 * @throws Error where the destination is missing, which the rules of the form refuse
 */
export function journeyToWire({
  origin,
  destination,
  goesAnywhere,
}: JourneyDraft & { origin: JourneyPlace }): Record<string, unknown> {
  if (goesAnywhere) return { origin: wholeKeys(origin), destinationAny: true };
  if (destination === null) throw new Error('a journey needs its destination');
  return { origin: wholeKeys(origin), destination: wholeKeys(destination) };
}
