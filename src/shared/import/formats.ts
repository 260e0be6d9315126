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

const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
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

/** Reads a comma as decimal point when there is no point; only the first, so that two commas remain an error. */
const withPoint = (value: string): string => (value.includes('.') ? value : value.replace(',', '.'));

const NUMBER = /^-?[0-9]+(\.[0-9]+)?$/;
const NUMBER_WITH_FRACTION = /^-?[0-9]+\.[0-9]+$/;

/** A coordinate in degrees. The platform's user import requires a decimal point (docs/platform/a-auth-users.md §9). */
export function coordinate(axis: 'latitude' | 'longitude', { needsFraction }: { needsFraction: boolean }): FieldFormat {
  const limit = axis === 'latitude' ? 90 : 180;
  const shape = needsFraction ? NUMBER_WITH_FRACTION : NUMBER;
  return {
    check(value) {
      const read = withPoint(value);
      if (!shape.test(read)) return 'decimal';
      return Math.abs(Number(read)) <= limit ? null : axis;
    },
    warn(value, _today, tell) {
      if (value.includes(',')) tell('decimalComma');
    },
    toSent: withPoint,
  };
}

const PHONE_PUNCTUATION = /[ \u00a0\u202f.\-/()]/g;
const PHONE = /^(?:0[1-9][0-9]{8}|(?:\+|00)[1-9][0-9]{7,14})$/;

export const telephone: FieldFormat = {
  warn(value, _today, tell) {
    if (!PHONE.test(value) && !PHONE.test(value.replace(PHONE_PUNCTUATION, ''))) tell('suspiciousPhone');
  },
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
export const email: FieldFormat = { check: unless(EMAIL, 'email') };
export const gender: FieldFormat = { check: oneOf(['0', '1', '2', '3'], 'gender') };
export const yesNo: FieldFormat = { check: oneOf(['0', '1'], 'boolean') };
export const integer: FieldFormat = { check: unless(/^[0-9]+$/, 'integer') };
