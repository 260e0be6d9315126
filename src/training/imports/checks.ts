import { degreeLimits } from '#shared/degrees.ts';
import { isImportableEmail } from '#shared/email.ts';

/** Whether PHP takes a text for a number: leading whitespace and an exponent are accepted. */
const isNumeric = (text: string) => /^[ \t\n\r\v\f]*[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(text);

/**
 * Converts as PHP 7 does to compare a text with an integer: its leading number; 0 for any word and for an empty text.
 */
export function looseInteger(text: string): number {
  const leading = /^[ \t\n\r\v\f]*[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?/.exec(text)?.[0];
  return leading === undefined ? 0 : Number(leading);
}

/** Returns the platform's message about an invalid value, or null. */
export type Check = (value: string) => string | null;

const unless =
  (reason: string, isFine: (value: string) => boolean): Check =>
  (value) =>
    isFine(value) ? null : reason;

const bytes = (text: string) => new TextEncoder().encode(text).length;
const within = (text: string, max: number) => isNumeric(text) && Math.abs(Number(text)) <= max;

/** The platform's checks of one field (docs/platform/a-auth-users.md §9). */
export const checks = {
  email: unless('is not a valid email', isImportableEmail),
  notEmpty: unless('cannot be empty', (value) => value !== ''),
  gender: unless('is not a valid gender. Must be [0,1,2,3]', (value) => [0, 1, 2, 3].includes(looseInteger(value))),
  date: unless('is not a valid date. Format must be YYYY-MM-DD', (value) => /^\d{4}-\d{2}-\d{2}$/.test(value)),
  emptyOrNumber: unless('can only be empty or a number', (value) => value === '' || isNumeric(value)),
  emptyOrFloat: unless(
    'can only be empty or a float number',
    (value) => value === '' || (isNumeric(value) && value.includes('.')),
  ),
  number: unless('is not a number', isNumeric),
  latitude: unless('is not a valid Latitude', (value) => within(value, degreeLimits.latitude)),
  longitude: unless('is not a valid Longitude', (value) => within(value, degreeLimits.longitude)),
  emptyOrBoolean: unless('can only be empty or a numeric boolean value (0 or 1)', (value) =>
    ['', '0', '1'].includes(value),
  ),
  atMost: (max: number) =>
    unless(`can only be empty or a string value of a ${max} length maximum`, (value) => bytes(value) <= max),
  anything: (() => null) satisfies Check,
};

/**
 * Replaces all commas by points in a field that starts like a decimal number, whatever the column
 * (docs/platform/a-auth-users.md §9).
 */
export const sanitize = (field: string): string => (/^-?\d+,\d/.test(field) ? field.replaceAll(',', '.') : field);

/** JSON as PHP writes it: non-ASCII characters and slashes are escaped. */
export function phpJson(line: readonly string[]): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(line)
    .replaceAll('/', '\\/')
    .replaceAll(/[\u007f-\uffff]/g, (character) => (character === '\u007f' ? character : escaped(character)));
}
