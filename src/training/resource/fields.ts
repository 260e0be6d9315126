import { type AddressRecord, emptyAddress } from '../data/addresses.ts';
import { checkTypes, type JsonObject } from '../http/body.ts';
import { badRequest, noAddress } from '../http/errors.ts';

const addressTypes = Object.fromEntries(Object.keys(emptyAddress).map((name) => [name, 'string' as const]));

/**
 * An address as it was sent: what is left out is empty (docs/platform/a-auth-users.md §5, b §1). Coordinates are text.
 */
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
 * A nested address, which always makes a new one: what it leaves out is empty afterwards. Null is no address, a nested
 * id is looked up and not found: both are a 400 (docs/platform/b-communities-content.md §1).
 */
export function nestedAddress(value: unknown): AddressRecord {
  if (value === null) throw noAddress();
  if (typeof value === 'object' && 'id' in value) throw badRequest('Item not found for "/addresses".');
  return addressOf(value);
}

/**
 * The wall clock of a text, milliseconds since 1970 as if it were UTC: any parsable date is taken, and its offset is
 * dropped (docs/platform/b-communities-content.md §1).
 */
export function wallClockOf(value: unknown): number {
  const text = String(value).trim();
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/.exec(text) ?? [];
  const stored = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(stored)) throw badRequest(`DateTime::__construct(): Failed to parse time string (${text})`);
  return stored;
}
