import { z } from 'zod';
import { asDay, type CalendarDay, isDay } from '../calendar.ts';
import { asInstant, type Instant } from '../instant.ts';

/**
 * Small readers shared by the resources. A missing key means null (docs/platform/a-auth-users.md §1), so each of them
 * accepts both and returns null.
 */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
/**
 * URL of a picture. Null where there is none, for which the platform gives the URL of its default picture, on some
 * sites as a path without host (docs/platform/a-auth-users.md §5): screens show initials instead, without a request.
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
/** RFC 3339 with offset, kept as received, so that an invalid one can still be shown; null when it is empty. */
export const timestamp = z
  .string()
  .nullish()
  .transform((value): Instant | null => (value ? asInstant(value) : null))
  .describe('RFC 3339 with offset');
/**
 * The day of a timestamp that stands for a day (`1982-02-03T00:00:00+00:00`), without time zone conversion. A text
 * without a valid day (MySQL's zero date is `-0001-11-30T…`) is kept up to its hours, so that it can still be shown.
 */
export const day = z
  .string()
  .nullish()
  .transform((value): CalendarDay | null => {
    const start = value?.slice(0, 10) ?? '';
    const text = isDay(start) ? start : value?.split('T')[0];
    return text ? asDay(text) : null;
  });

/** The units of `fileSize`, each 1024 times the one before (docs/platform/c-solidary.md §7). */
const sizeUnits = ['B', 'kB', 'MB', 'GB', 'TB'];
const FILE_SIZE = /^(\d+(?:\.\d+)?)([kMGT]?B)$/;

/** Bytes of the size of a file, which the platform writes as `12.34kB`; null for none and for any other text. */
export const fileSize = text.transform((value) => {
  const [, number, unit = ''] = FILE_SIZE.exec(value ?? '') ?? [];
  return number === undefined ? null : Math.round(Number(number) * 1024 ** sizeUnits.indexOf(unit));
});

/** A number of a closed list; an unknown value gives null instead of an unreadable row. */
export const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z
    .number()
    .nullish()
    .transform((value): Values[number] | null => values.find((known) => known === value) ?? null);

/**
 * Decimal columns are texts both ways (docs/platform/a-auth-users.md §1); a text that is not a number gives null.
 */
export const decimalText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : null;
  });

/**
 * A text that the platform leaves empty where there is none, such as the name of a related record
 * (docs/platform/b-communities-content.yaml, RelayPoint).
 */
export const nameOrNone = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** The short name of a person, whose deletion leaves nothing of it but the point after the initial; null then. */
export const personName = nameOrNone.transform((value) =>
  value !== null && /[\p{L}\p{N}]/u.test(value) ? value : null,
);
