import { isRealDay } from '../calendar.ts';
import { isDecimal, withPoint } from '../decimal.ts';
import { isDegrees } from '../degrees.ts';
import { isImportableEmail } from '../email.ts';
import { genders } from '../resources/users/values.ts';
import { writtenName } from '../spelling.ts';
import { compactTelephone, isImportableTelephone } from '../telephone.ts';
import type { ErrorCause, WarningCause } from './cause-names.ts';
import { addressMeant } from './mail-domains.ts';

/** What a format asks for. The proof of bytes is built from it (`src/main/transfer/import/bytes/proofs.ts`). */
export type FieldShape =
  | { readonly kind: 'text'; readonly maxBytes: number | null }
  | { readonly kind: 'name' | 'email' | 'date' | 'telephone' | 'digits' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'coordinate'; readonly axis: 'latitude' | 'longitude'; readonly needsFraction: boolean };

/** Checks of one kind of field. Every function takes a trimmed value that is not empty. */
export interface FieldFormat {
  readonly shape: FieldShape;
  /** Returns the first error, or null. */
  readonly check?: (value: string) => ErrorCause | null;
  /** Reports the warnings of a value without error, in sort order. `today` is YYYY-MM-DD. */
  readonly warn?: (value: string, today: string, report: (cause: WarningCause) => void) => void;
  /** Returns a warning of a value without error that only a person at the window is told. */
  readonly warnPerson?: (value: string) => WarningCause | null;
  /** Converts a value without error to the value that is sent; absent: unchanged. */
  readonly toSent?: (value: string) => string;
}

const unless = (pattern: RegExp, cause: ErrorCause) => (value: string) => (pattern.test(value) ? null : cause);

const oneOf = (values: readonly string[], cause: ErrorCause): FieldFormat => ({
  shape: { kind: 'oneOf', values },
  check: (value) => (values.includes(value) ? null : cause),
});

const ISO_DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const SLASHED_DATE = /^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/;
/** Parses `length` digits from a position. */
function numberAt(text: string, from: number, length: number): number {
  let number = 0;
  for (let at = from; at < from + length; at++) number = number * 10 + text.charCodeAt(at) - 0x30;
  return number;
}

/** Whether a text of the form YYYY-MM-DD is a real day. */
const isRealIsoDay = (isoDate: string): boolean =>
  isRealDay(numberAt(isoDate, 0, 4), numberAt(isoDate, 5, 2), numberAt(isoDate, 8, 2));

/** Converts a date in either format to YYYY-MM-DD; returns any other text unchanged. */
const isoDate = (value: string): string =>
  value.charAt(2) === '/' && SLASHED_DATE.test(value)
    ? `${value.slice(6)}-${value.slice(3, 5)}-${value.slice(0, 2)}`
    : value;

/** YYYY-MM-DD or dd/mm/yyyy. */
export const date: FieldFormat = {
  shape: { kind: 'date' },
  check(value) {
    const read = isoDate(value);
    return ISO_DATE.test(read) && isRealIsoDay(read) ? null : 'date';
  },
  warn(value, today, report) {
    const read = isoDate(value);
    if (read !== value) report('dateFormat');
    if (read > today) report('futureBirthDate');
  },
  toSent: isoDate,
};

/** A coordinate in degrees. The platform's user import requires a decimal point (docs/platform/a-auth-users.md §9). */
export function coordinate(axis: 'latitude' | 'longitude', { needsFraction }: { needsFraction: boolean }): FieldFormat {
  return {
    shape: { kind: 'coordinate', axis, needsFraction },
    check(value) {
      const read = withPoint(value);
      if (!isDecimal(read) || (needsFraction && !read.includes('.'))) return 'decimal';
      return isDegrees(axis, Number(read)) ? null : axis;
    },
    warn(value, _today, report) {
      if (value.includes(',')) report('decimalComma');
    },
    toSent: withPoint,
  };
}

/** Sent as forms save it; one that is suspicious stays as it was written. */
export const telephone: FieldFormat = {
  shape: { kind: 'telephone' },
  warn(value, _today, report) {
    if (!isImportableTelephone(value)) report('suspiciousPhone');
  },
  toSent: (value) => (isImportableTelephone(value) ? compactTelephone(value) : value),
};

/** Length in UTF-8 bytes, which the platform counts. */
export function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return length;
}

/** Text of at most `max` UTF-8 bytes. A UTF-16 unit takes at most three, so most values need no count. */
export const textOfBytes = (max: number): FieldFormat => ({
  shape: { kind: 'text', maxBytes: max },
  check: (value) => (value.length * 3 <= max || utf8Length(value) <= max ? null : 'tooLong'),
});

export const text: FieldFormat = { shape: { kind: 'text', maxBytes: null } };
/** A name, sent in its one spelling. */
export const name: FieldFormat = { shape: { kind: 'name' }, toSent: writtenName };
export const email: FieldFormat = {
  shape: { kind: 'email' },
  check: (value) => (isImportableEmail(value) ? null : 'email'),
  warnPerson: (value) => (addressMeant(value) === null ? null : 'emailDomain'),
};
export const gender: FieldFormat = oneOf(genders.map(String), 'gender');
export const yesNo: FieldFormat = oneOf(['0', '1'], 'boolean');
export const integer: FieldFormat = { shape: { kind: 'digits' }, check: unless(/^[0-9]+$/, 'integer') };
