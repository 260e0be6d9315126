import { badRequest, noAddress } from '../http/errors.ts';
import type { AddressRecord } from '../store/user-record.ts';
import { addressOf } from '../users/write.ts';

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
