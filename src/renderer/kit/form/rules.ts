import { z } from 'zod';
import { pastDayFault } from '#shared/calendar.ts';
import { today } from './fields/day.ts';
import { dayMessage, ruleMessage } from './messages.ts';

/**
 * Building blocks of form schemas. The input is what a field holds while a user types (null when empty), the output
 * what is saved: trimmed, null when empty. Messages are keys (`ruleMessage`).
 */

const blankToNull = (value: string | null): string | null => value?.trim() || null;

const trimmed = z.string().nullable().transform(blankToNull);

const isWithin = (longest: number) => (value: string | null) => value === null || value.length <= longest;

/** An optional text. */
export const optionalText = (longest: number) =>
  trimmed.refine(isWithin(longest), { error: ruleMessage('form:rules.tooLong', { longest }) });

/** A required text. */
export const requiredText = (longest: number) =>
  optionalText(longest).pipe(z.string({ error: ruleMessage('form:rules.required') }));

/** One of a closed list of numbers, required. */
export const requiredChoice = <const Values extends readonly number[]>(values: Values) =>
  z
    .number()
    .nullable()
    .transform((value, context): Values[number] => {
      const known = values.find((choice) => choice === value);
      if (known !== undefined) return known;
      context.issues.push({ code: 'custom', input: value, message: ruleMessage('form:rules.choose') });
      return z.NEVER;
    });

const pastDayMessages = { tooEarly: 'form:rules.dayTooEarly', inFuture: 'form:rules.dayInFuture' } as const;

/** An optional day in the past, from 1900 on. The field holds YYYY-MM-DD, or the raw input when it is no day. */
export const optionalPastDay = (stored: string | null = null) =>
  z
    .string()
    .nullable()
    .transform(blankToNull)
    .check((context) => {
      const { value } = context;
      if (value === null || value === stored) return;
      const refuse = (message: string) => context.issues.push({ code: 'custom', input: value, message });
      const fault = pastDayFault(value, today());
      if (fault === 'noDay') refuse(dayMessage(value));
      else if (fault !== null) refuse(ruleMessage(pastDayMessages[fault]));
    });

/** An optional decimal number. The field holds the number, or the raw input when it is none. */
export const optionalNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string()])
    .nullable()
    .transform((value, context) => {
      if (value === null || value === '') return null;
      if (typeof value === 'number' && value >= min && value <= max) return value;
      const message =
        typeof value === 'number'
          ? ruleMessage('form:rules.outOfRange', { min, max })
          : ruleMessage('form:rules.number');
      context.issues.push({ code: 'custom', input: value, message });
      return z.NEVER;
    });

/** An optional whole number. */
export const optionalInteger = (min: number, max: number) =>
  optionalNumber(min, max).refine((value) => value === null || Number.isInteger(value), {
    error: ruleMessage('form:rules.integer'),
  });

/** A required whole number. */
export const requiredInteger = (min: number, max: number) =>
  optionalInteger(min, max).pipe(z.number({ error: ruleMessage('form:rules.required') }));

/** Message for any other error of a schema (a defect of a screen rather than of the input). */
export const fallbackMessage = (): string => ruleMessage('form:rules.invalid');
