import { z } from 'zod';
import { asDay } from '../calendar.ts';
import { addDays } from '../days.ts';
import type { Permission } from '../permissions.ts';
import { nameSpellings } from '../spelling.ts';
import { lineLimit } from '../text-limits.ts';
import { alternatives } from './alternatives.ts';
import { type FilterContract, filter, type WireParams } from './define.ts';

/** Builders of filters that several resources use. */

export const shortText = z.string().trim().min(1).max(lineLimit);
export const recordId = z.int().positive();
/** Maximum records that a filter names to show what they are called: a page of them. */
export const maxNamedIds = 1000;

/** A filter of which nothing goes to the platform: `beyond` compares it. */
export const unsent = <Value>(schema: z.ZodType<Value>): FilterContract<Value> => filter(schema, () => []);

/** Part of a text, as it is typed. */
export const partOf = (name: string): FilterContract<string> => filter(shortText, (value) => [[name, value]]);

/** Part of a name or a title, in each spelling in turn until one is found. */
export const partOfName = (name: string): FilterContract<string> => ({
  schema: shortText,
  toWire: (value) => alternatives(nameSpellings(value), (spelling) => [[name, spelling]]),
});

/**
 * Several values as `name[]=1&name[]=2`: a plain scalar is ignored by some lists
 * (docs/platform/b-communities-content.md §1).
 */
export const bracketed =
  (name: string) =>
  (values: readonly number[]): WireParams =>
    values.map((value) => [`${name}[]`, String(value)] as const);

/** Some values of a closed list. */
export const someOf = (values: readonly number[]) =>
  z
    .array(z.int().refine((value) => values.includes(value)))
    .min(1)
    .max(values.length);

/** Records by their ids, always in brackets. */
export const byIds = (name: string, permission?: Permission): FilterContract<number[]> =>
  filter(z.array(recordId).min(1).max(50), bracketed(name), permission);

/** One record, by its id. */
export const exactId = (name: string): FilterContract<number> => filter(recordId, (value) => [[name, String(value)]]);

/** true or false. */
export const yesNo = (name: string): FilterContract<boolean> => filter(z.boolean(), (value) => [[name, String(value)]]);

/** Days YYYY-MM-DD, both included; at least one. */
export const dayRange = z
  .object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .refine(({ from, to }) => from !== undefined || to !== undefined);
export type DayRange = z.infer<typeof dayRange>;

/**
 * Date and time within a range of days. The day after the last one is asked for: an inclusive `before` with a date
 * alone omits that date (docs/screens/01-shell-home.md §5).
 */
export const days = (name: string): FilterContract<DayRange> =>
  filter(dayRange, ({ from, to }) => [
    ...(from === undefined ? [] : [[`${name}[after]`, from] as const]),
    ...(to === undefined ? [] : [[`${name}[strictly_before]`, addDays(asDay(to), 1)] as const]),
  ]);
