import type { JsonObject } from '../http/body.ts';
import { badRequest, serverError } from '../http/errors.ts';
import { type AddressRecord, emptyAddress } from '../users/record.ts';
import { addressOf } from '../users/write.ts';

/** Columns that refuse null: the platform validates few of them, so that the database answers, with a 500 (contract b §1). */
export function requireAll(body: JsonObject, names: readonly string[]): void {
  if (names.some((name) => body[name] === undefined || body[name] === null)) throw serverError();
}

/** As `requireAll`, of a change: what is left out stays as it is. */
export function refuseNulls(body: JsonObject, names: readonly string[]): void {
  if (names.some((name) => body[name] === null)) throw serverError();
}

/** A text longer than its column is an error of the database, a 500. */
export function checkLengths(body: JsonObject, lengths: Readonly<Record<string, number>>): void {
  for (const [name, most] of Object.entries(lengths)) {
    const value = body[name];
    if (typeof value === 'string' && [...value].length > most) throw serverError();
  }
}

/** Of a closed list; what the platform makes of another number is not known: refusing it teaches the safer lesson. */
export function checkListed(body: JsonObject, name: string, values: readonly number[]): void {
  const value = body[name];
  if (value !== undefined && value !== null && !values.some((known) => known === value)) throw serverError();
}

/** The id of a related row: one that does not exist is a 500. */
export function checkRelated(body: JsonObject, name: string, exists: (id: number) => boolean): void {
  const value = body[name];
  if (typeof value === 'number' && !exists(value)) throw serverError();
}

/**
 * A nested address, which always makes a new one: what it leaves out is empty afterwards. Null is called into (500), a
 * nested id is looked up and not found (contract b §1).
 */
export function nestedAddress(value: unknown): AddressRecord {
  if (value === null) throw serverError();
  if (typeof value === 'object' && 'id' in value) throw badRequest('Item not found for "/addresses".');
  return addressOf(value, emptyAddress);
}

/**
 * The wall clock of a text, milliseconds since 1970 as if it were UTC: any parsable date is taken, and its offset is
 * dropped (contract b §1).
 */
export function wallClockOf(value: unknown): number {
  const text = String(value).trim();
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/.exec(text) ?? [];
  const stored = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(stored)) throw badRequest(`DateTime::__construct(): Failed to parse time string (${text})`);
  return stored;
}

/** The keys of a body among some names, as they come. */
export const pickKeys = (body: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));
