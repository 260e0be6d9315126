import type { JsonObject } from './body.ts';
import { serverError } from './errors.ts';

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

/** The keys of a body among some names, as they come. */
export const pickKeys = (body: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));
