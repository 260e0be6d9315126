import { type AddressRecord, emptyAddress } from '../data/addresses.ts';
import { checkTypes, type JsonObject } from '../http/body.ts';
import { badRequest, noAddress } from '../http/errors.ts';

const addressTypes = Object.fromEntries(Object.keys(emptyAddress).map((name) => [name, 'string' as const]));

/** Reads a sent address: omitted fields become empty (docs/platform/a-auth-users.md §5, b §1). Coordinates are text. */
export function addressOf(value: unknown): AddressRecord {
  if (typeof value !== 'object' || value === null) {
    throw badRequest('The type of the "homeAddress" attribute must be "array", "string" given.');
  }
  const given: JsonObject = { ...value };
  checkTypes(given, addressTypes);
  const known = Object.keys(emptyAddress).filter((name) => name in given);
  return { ...emptyAddress, ...Object.fromEntries(known.map((name) => [name, given[name]])) };
}

/**
 * Reads a nested address, which always creates a new one: omitted fields become empty. Null, and a nested id, which is
 * never found, are refused with a 400 (docs/platform/b-communities-content.md §1).
 */
export function nestedAddress(value: unknown): AddressRecord {
  if (value === null) throw noAddress();
  if (typeof value === 'object' && 'id' in value) throw badRequest('Item not found for "/addresses".');
  return addressOf(value);
}

/**
 * Parses a local time as milliseconds since 1970 as if it were UTC: any parsable date is accepted, and its offset is
 * dropped (docs/platform/b-communities-content.md §1).
 */
export function wallClockOf(value: unknown): number {
  const text = String(value).trim();
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/.exec(text) ?? [];
  const stored = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(stored)) throw badRequest(`DateTime::__construct(): Failed to parse time string (${text})`);
  return stored;
}
