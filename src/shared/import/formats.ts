import { isDecimal, withPoint } from '../decimal.ts';
import { isImportableEmail } from '../email.ts';
import { writtenName } from '../spelling.ts';
import { compactTelephone } from '../telephone.ts';
import type { ErrorCause, WarningCause } from './cause-names.ts';

/** Checks of one kind of field. Every function takes a trimmed value that is not empty. */
export interface FieldFormat {
  /** Returns the first error, or null. */
  readonly check?: (value: string) => ErrorCause | null;
  /** Reports the warnings of a value without error, in sort order. `today` is YYYY-MM-DD. */
  readonly warn?: (value: string, today: string, report: (cause: WarningCause) => void) => void;
  /** Converts a value without error to the value that is sent; absent: unchanged. */
  readonly toSent?: (value: string) => string;
}

const unless = (pattern: RegExp, cause: ErrorCause) => (value: string) => (pattern.test(value) ? null : cause);

const oneOf = (values: readonly string[], cause: ErrorCause) => (value: string) =>
  values.includes(value) ? null : cause;

const ISO_DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const SLASHED_DATE = /^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Parses `length` digits from a position. */
function numberAt(text: string, from: number, length: number): number {
  let number = 0;
  for (let at = from; at < from + length; at++) number = number * 10 + text.charCodeAt(at) - 0x30;
  return number;
}

/** Whether a text of the form YYYY-MM-DD is a day of the Gregorian calendar, year 1 to 9999. */
function isRealDay(isoDate: string): boolean {
  const year = numberAt(isoDate, 0, 4);
  const month = numberAt(isoDate, 5, 2);
  const day = numberAt(isoDate, 8, 2);
  const days = month === 2 && isLeapYear(year) ? 29 : DAYS[month - 1];
  return year >= 1 && day >= 1 && days !== undefined && day <= days;
}

/** Converts a date in either format to YYYY-MM-DD; returns any other text unchanged. */
const isoDate = (value: string): string =>
  value.charAt(2) === '/' && SLASHED_DATE.test(value)
    ? `${value.slice(6)}-${value.slice(3, 5)}-${value.slice(0, 2)}`
    : value;

/** YYYY-MM-DD or dd/mm/yyyy. */
export const date: FieldFormat = {
  check(value) {
    const read = isoDate(value);
    return ISO_DATE.test(read) && isRealDay(read) ? null : 'date';
  },
  warn(value, today, tell) {
    const read = isoDate(value);
    if (read !== value) tell('dateFormat');
    if (read > today) tell('futureBirthDate');
  },
  toSent: isoDate,
};

/** A coordinate in degrees. The platform's user import requires a decimal point (docs/platform/a-auth-users.md §9). */
export function coordinate(axis: 'latitude' | 'longitude', { needsFraction }: { needsFraction: boolean }): FieldFormat {
  const limit = axis === 'latitude' ? 90 : 180;
  return {
    check(value) {
      const read = withPoint(value);
      if (!isDecimal(read) || (needsFraction && !read.includes('.'))) return 'decimal';
      return Math.abs(Number(read)) <= limit ? null : axis;
    },
    warn(value, _today, tell) {
      if (value.includes(',')) tell('decimalComma');
    },
    toSent: withPoint,
  };
}

const PHONE = /^(?:0[1-9][0-9]{8}|(?:\+|00)[1-9][0-9]{7,14})$/;
/** What a number is written with in a file: anything else is suspicious, though a form takes it out. */
const PHONE_SIGNS = /^[0-9+ \u00a0\u202f\u2010-\u2015.\-/()]+$/;

const isSound = (value: string): boolean =>
  PHONE.test(value) || (PHONE_SIGNS.test(value) && PHONE.test(compactTelephone(value)));

/** Sent as forms save it; one that is suspicious stays as it was written. */
export const telephone: FieldFormat = {
  warn(value, _today, tell) {
    if (!isSound(value)) tell('suspiciousPhone');
  },
  toSent: (value) => (isSound(value) ? compactTelephone(value) : value),
};

/** Length in UTF-8 bytes, which the platform counts. */
function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return length;
}

/** Text of at most `max` UTF-8 bytes. A UTF-16 unit takes at most three, so most values need no count. */
export const textOfBytes = (max: number): FieldFormat => ({
  check: (value) => (value.length * 3 <= max || utf8Length(value) <= max ? null : 'tooLong'),
});

export const text: FieldFormat = {};
/** A name, sent in its one spelling. */
export const name: FieldFormat = { toSent: writtenName };
export const email: FieldFormat = { check: (value) => (isImportableEmail(value) ? null : 'email') };
export const gender: FieldFormat = { check: oneOf(['0', '1', '2', '3'], 'gender') };
export const yesNo: FieldFormat = { check: oneOf(['0', '1'], 'boolean') };
export const integer: FieldFormat = { check: unless(/^[0-9]+$/, 'integer') };
