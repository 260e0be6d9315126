import { type FieldType, type JsonObject, refuseNull } from './body.ts';
import { databaseError, serverError } from './errors.ts';

/**
 * Columns without a default: the platform validates few of them, so that the database answers, by a page
 * (docs/platform/b-communities-content.md §1).
 */
export function requireAll(body: JsonObject, names: readonly string[]): void {
  if (names.some((name) => body[name] === undefined)) throw databaseError();
}

/** The row that another one belongs to: without it the code fails before the database is asked. */
export function requireRelated(body: JsonObject, name: string): void {
  if (body[name] === undefined) throw serverError();
}

/** Fields that are never null: 400 (docs/platform/b-communities-content.md §1). */
export function refuseNulls(
  body: JsonObject,
  types: Readonly<Record<string, FieldType>>,
  names: readonly string[],
): void {
  for (const name of names) if (body[name] === null) throw refuseNull(name, types[name] ?? 'string');
}

/** A text longer than its column is an error of the database. */
export function checkLengths(body: JsonObject, lengths: Readonly<Record<string, number>>): void {
  for (const [name, max] of Object.entries(lengths)) {
    const value = body[name];
    if (typeof value === 'string' && [...value].length > max) throw databaseError();
  }
}

/** The id of a related row: one that does not exist is a 500. */
export function checkRelated(body: JsonObject, name: string, exists: (id: number) => boolean): void {
  const value = body[name];
  if (typeof value === 'number' && !exists(value)) throw serverError();
}

/** The keys of a body among some names, as they come. */
export const pickKeys = (body: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));
