import { z } from 'zod';

/**
 * Schemas of the items of stored lists, so that a test can check that each is bounded: the list schema itself accepts
 * anything.
 */
export const storedShapes = new WeakMap<z.ZodType, { item: z.ZodType; max: number }>();

/** Maximum items of a stored list, and names of a stored record, where a caller says nothing else. */
const MAX = 1000;

/** Returns the values that match the schema of an item. */
const itemsOf = <T>(item: z.ZodType<T>, values: readonly unknown[]): T[] =>
  values.flatMap((value) => {
    const read = item.safeParse(value);
    return read.success ? [read.data] : [];
  });

/**
 * Schema of a stored list whose items are parsed one by one: an item that another version wrote in another shape is
 * dropped, and the others are kept.
 * @param max items that are read: the last ones
 */
export function storedList<T>(item: z.ZodType<T>, max = MAX): z.ZodType<T[]> {
  const list = z
    .array(z.unknown())
    .catch([])
    .transform((values) => itemsOf(item, values.slice(-max)));
  storedShapes.set(list, { item, max });
  return list;
}

/** Characters of a name of a stored record. */
const LONGEST_NAME = 300;

/**
 * Like a stored list, for a record by name.
 * @param max names that are read: the last ones
 */
export function storedRecord<T>(item: z.ZodType<T>, max = MAX): z.ZodType<Record<string, T>> {
  const record = z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((values) =>
      Object.fromEntries(
        Object.entries(values)
          .filter(([key]) => key.length <= LONGEST_NAME)
          .slice(-max)
          .flatMap(([key, value]) => itemsOf(item, [value]).map((one) => [key, one])),
      ),
    );
  storedShapes.set(record, { item, max });
  return record;
}
