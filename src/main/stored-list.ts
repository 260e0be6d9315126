import { z } from 'zod';

/** What the stored lists hold, for whoever checks that all of it is bounded: what reads them accepts anything. */
export const storedShapes = new WeakMap<z.ZodType, { item: z.ZodType; max: number }>();

/** Maximum items of a stored list, and names of a stored record, where a caller says nothing else. */
const MAX = 1000;

/** The values that are items; others are left out. */
const itemsOf = <T>(item: z.ZodType<T>, values: readonly unknown[]): T[] =>
  values.flatMap((value) => {
    const read = item.safeParse(value);
    return read.success ? [read.data] : [];
  });

/**
 * A stored list each of whose items counts for itself: one that another version wrote in another shape takes none of
 * the others with it at the next writing.
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
 * As a stored list, by name.
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
