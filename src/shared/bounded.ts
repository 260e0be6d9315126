import { z } from 'zod';

/**
 * Characters of a text for the public that is sent, pictures within it included: no request but that of an article is
 * larger (`ipc/limits.ts`).
 */
export const longestPublicText = 300_000;

/**
 * Schemas with a limit that their shape does not show: the characters of all texts and keys, or the number of entries.
 */
export const ownBounds = new WeakMap<z.ZodType, { characters: number } | { entries: number }>();

/** Characters of the JSON of a value; infinite for what JSON cannot hold. */
function charactersOf(value: unknown): number {
  try {
    return JSON.stringify(value)?.length ?? 0;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Bounds what a schema accepts by the characters of its JSON: for values of any shape. */
export function within<Schema extends z.ZodType>(schema: Schema, characters: number): Schema {
  const bounded = schema.refine((value) => charactersOf(value) <= characters, { error: 'too long' });
  ownBounds.set(bounded, { characters });
  return bounded;
}

/** A record with free keys and a maximum number of entries. */
export function namedBy<Key extends z.ZodString, Value extends z.ZodType>(
  key: Key,
  value: Value,
  entries: number,
): z.ZodRecord<Key, Value> {
  const bounded = z.record(key, value).refine((record) => Object.keys(record).length <= entries, { error: 'too many' });
  ownBounds.set(bounded, { entries });
  return bounded;
}
