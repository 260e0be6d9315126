import { z } from 'zod';

/** The values that are items; others are left out. */
const itemsOf = <T>(item: z.ZodType<T>, values: readonly unknown[]): T[] =>
  values.flatMap((value) => {
    const read = item.safeParse(value);
    return read.success ? [read.data] : [];
  });

/**
 * A stored list each of whose items counts for itself: one that another version wrote in another shape takes none of
 * the others with it at the next writing.
 */
export const storedList = <T>(item: z.ZodType<T>): z.ZodType<T[]> =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) => itemsOf(item, values));

/** As a stored list, by name. */
export const storedRecord = <T>(item: z.ZodType<T>): z.ZodType<Record<string, T>> =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) => itemsOf(item, [value]).map((one) => [key, one])),
      ),
    );
