import { type AddressRecord, emptyAddress, stopIn } from '../../data/addresses.ts';
import { nearestTown } from '../../data/towns.ts';
import type { JsonObject } from '../../http/body.ts';
import { serverError } from '../../http/errors.ts';

/** The keys of an address that are read; others, such as `displayLabel`, are not. */
const keys = Object.keys(emptyAddress) as (keyof AddressRecord)[]; // by its type, exactly those of an address

const isCoordinate = (key: string) => key === 'latitude' || key === 'longitude';

/** Returns the object of a body. @throws PlatformError 500 for anything else */
export function objectIn(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw serverError();
  return { ...value };
}

/** Reads a coordinate as the column keeps it, with six decimals. @throws PlatformError 500 */
function coordinate(value: unknown): string {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) throw serverError();
  return number.toFixed(6);
}

const readValue = (key: string, value: unknown): string => (isCoordinate(key) ? coordinate(value) : String(value));

/**
 * Reads an end of a journey: always a new address, whose parts that are left out are empty; without a town, the nearest
 * one by its coordinates (docs/platform/c-solidary.yaml, AddressWriteJourney).
 * @throws PlatformError 500 where both are missing
 */
export function addressIn(value: unknown): AddressRecord {
  const sent = objectIn(value);
  const known = keys.filter((key) => sent[key] !== undefined && sent[key] !== null);
  const read = { ...emptyAddress, ...Object.fromEntries(known.map((key) => [key, readValue(key, sent[key])])) };
  if (read.addressLocality) return { ...read, street: read.street ?? read.streetAddress };
  const { latitude, longitude } = read;
  if (latitude === null || longitude === null) throw serverError();
  const town = nearestTown(Number(latitude), Number(longitude));
  return { ...(town === undefined ? emptyAddress : stopIn(town)), latitude, longitude };
}

/** Compares the keys that were sent with a stored address, loosely (docs/platform/c-solidary.md §4). */
export function isSame(value: unknown, stored: AddressRecord): boolean {
  const sent = objectIn(value);
  return keys.every((key) => {
    const one = sent[key];
    if (one === undefined) return true;
    const other = stored[key];
    if (isCoordinate(key)) return Number(one) === Number(other);
    return String(one ?? '') === (other ?? '');
  });
}
