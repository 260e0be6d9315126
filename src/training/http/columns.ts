import { type FieldType, type JsonObject, refuseNull } from './body.ts';
import { databaseError, serverError } from './errors.ts';

/**
 * Requires columns without a default. The platform validates few of them, so the database's error page answers
 * (docs/platform/b-communities-content.md §1).
 */
export function requireAll(body: JsonObject, names: readonly string[]): void {
  if (names.some((name) => body[name] === undefined)) throw databaseError();
}

/** Requires a related row, whose absence fails in code before the database is used. */
export function requireRelated(body: JsonObject, name: string): void {
  if (body[name] === undefined) throw serverError();
}

/** Refuses null in required fields: 400 (docs/platform/b-communities-content.md §1). */
export function refuseNulls(
  body: JsonObject,
  types: Readonly<Record<string, FieldType>>,
  names: readonly string[],
): void {
  for (const name of names) if (body[name] === null) throw refuseNull(name, types[name] ?? 'string');
}

/** Refuses a text longer than its column, which is a database error. */
export function checkLengths(body: JsonObject, lengths: Readonly<Record<string, number>>): void {
  for (const [name, max] of Object.entries(lengths)) {
    const value = body[name];
    if (typeof value === 'string' && [...value].length > max) throw databaseError();
  }
}

/** Checks the id of a related row: an unknown one causes a 500. */
export function checkRelated(body: JsonObject, name: string, exists: (id: number) => boolean): void {
  const value = body[name];
  if (typeof value === 'number' && !exists(value)) throw serverError();
}

/** Copies some keys of a body. */
export const pickKeys = (body: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));
