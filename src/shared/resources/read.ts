import { z } from 'zod';
import { isDay } from '../calendar.ts';

/**
 * Small readers shared by the resources. A missing key means null (docs/platform/a-auth-users.md §1), so every one of
 * them takes both and gives null.
 */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
/**
 * Address of a picture. Null where there is none, which the platform says by its own drawing for everybody, at a path
 * without host on some sites (docs/platform/a-auth-users.md §5): initials tell people apart better, and nothing is
 * asked for.
 */
export const picture = text.transform((value) =>
  value === null || value === '' || value.includes('/avatarsDefault/') ? null : value,
);
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null);
export const integer = z
  .int()
  .nullish()
  .transform((value) => value ?? null);
/** RFC 3339 with offset, kept as it came, so that one that is no moment can be shown as such; null when it is empty. */
export const timestamp = z
  .string()
  .nullish()
  .transform((value) => value || null)
  .describe('RFC 3339 with offset');
/**
 * The day of a timestamp that is only a day (`1982-02-03T00:00:00+00:00`): no zone shift. What starts with no day of
 * the calendar (MySQL's zero date is `-0001-11-30T…`) stays up to its hours, so that it can be shown as such.
 */
export const day = z
  .string()
  .nullish()
  .transform((value) => {
    const start = value?.slice(0, 10) ?? '';
    return (isDay(start) ? start : value?.split('T')[0]) || null;
  });

/** A number of a closed list; a value that this version does not know reads as null rather than as a broken row. */
export const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z
    .number()
    .nullish()
    .transform((value): Values[number] | null => values.find((known) => known === value) ?? null);

/**
 * Decimal columns travel as text both ways (docs/platform/a-auth-users.md §1); a text that is no number reads as null.
 */
export const decimalText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : null;
  });

/**
 * A text that is empty where there is nothing to say: a name of something else
 * (docs/platform/b-communities-content.yaml, RelayPoint).
 */
export const nameOrNone = z
  .string()
  .nullish()
  .transform((value) => value || null);
