/**
 * Telephone numbers: how they are typed, written, compared and looked for. The platform keeps whatever text it is sent
 * and compares the whole of it (docs/platform/c-solidary.md §1), so that a number is written one way and looked for in
 * all the ways in which older tools may have written it.
 */

/** What stands between digits: blanks, dots, dashes, slashes, brackets, and signs without width that are copied along. */
const PUNCTUATION = /[\s\p{Cf}./()\u2010-\u2015\u2212-]/gu;

/** `tel:` of a link, as it is copied. */
const LINK = /^[\s\p{Cf}]*tel:/iu;

/** Removes every character that is not dialled, which is how a number is saved: `+33 (0)6 12…` becomes `+33612…`. */
export const compactTelephone = (typed: string): string =>
  typed
    .replace(LINK, '')
    .replace(/^([\s\p{Cf}]*(?:\+|00).*?)\(0\)/u, '$1')
    .replaceAll(PUNCTUATION, '');

/** Returns a number as it is saved; a text that holds no digit stays as it was typed, to be refused as such. */
export const writtenTelephone = (typed: string): string => compactTelephone(typed) || typed;

/** The beginning of a French number in its international forms, before its nine digits. */
const FRENCH = /^(?:\+33|0033|33)0?(?=[1-9]\d{8}$)/;
/** A French number in its national form. */
const NATIONAL = /^0[1-9]\d{8}$/;
/** A French number whose first zero was lost, as spreadsheets lose it. */
const LOST_ZERO = /^(?=[1-9]\d{8}$)/;

/** Minimum digits of a telephone number. */
const LEAST_DIGITS = 6;

/** Maximum digits of a telephone number, country code included. */
const MOST_DIGITS = 15;

/** Returns a number as it is compared: without separators, a French one in its national form: `0612345678`. */
export const nationalTelephone = (text: string): string =>
  compactTelephone(text).replace(FRENCH, '0').replace(LOST_ZERO, '0');

const isBetween = (count: number, least: number, most: number) => count >= least && count <= most;

/** Whether a text is a telephone number, in any spelling: 6 to 15 digits, with or without a `+`. */
export const isTelephone = (text: string): boolean => {
  const compact = compactTelephone(text);
  return /^\+?\d+$/.test(compact) && isBetween(compact.replace('+', '').length, LEAST_DIGITS, MOST_DIGITS);
};

/**
 * Whether a text is a telephone number as forms take it, in any spelling (docs/screens/08-solidary-people.md §2,
 * docs/screens/09-solidary-structures.md §5.1): one that begins like a national number has all of its ten digits. The
 * form of a user holds it to the countries of the site instead (docs/screens/02-users-hitchhikers.md §5).
 */
export const isFormTelephone = (typed: string): boolean => {
  const compact = compactTelephone(typed);
  const isShort = /^0[1-9]/.test(compact) && !NATIONAL.test(compact);
  return isTelephone(typed) && !isShort;
};

/** Whether a text is a French number, in any spelling. */
export const isFrenchTelephone = (text: string): boolean => NATIONAL.test(nationalTelephone(text));

/** A number that a file may hold without a warning: a national one, or one with the code of its country. */
const SOUND = /^(?:0[1-9]\d{8}|(?:\+|00)[1-9]\d{7,14})$/;
/** What a number is written with in a file: anything else is suspicious, though a form takes it out. */
const SIGNS = /^[0-9+ \u00a0\u202f\u2010-\u2015.\-/()]+$/;

/** Whether an import takes a number without a warning; the platform's importer takes any text. */
export const isImportableTelephone = (value: string): boolean =>
  SOUND.test(value) || (SIGNS.test(value) && SOUND.test(compactTelephone(value)));

/** Whether two texts are one number, whatever their spelling. */
export const isSameTelephone = (one: string, other: string): boolean =>
  nationalTelephone(one) === nationalTelephone(other);

/** Every spelling of a French number, given without its zero, the likeliest first. */
function frenchSpellings(digits: string): string[] {
  const pairs = `0${digits}`.match(/\d{2}/g) ?? [];
  const [first, ...others] = [digits.slice(0, 1), ...pairs.slice(1)];
  const grouped = (separator: string) => [first, ...others].join(separator);
  return [
    `0${digits}`,
    `+33${digits}`,
    pairs.join(' '),
    pairs.join('.'),
    `+33 ${grouped(' ')}`,
    `33${digits}`,
    pairs.join('-'),
    `0033${digits}`,
    `+33 (0)${grouped(' ')}`,
    pairs.join('/'),
    pairs.join('\u00a0'),
    pairs.join('\u202f'),
    `+33\u00a0${grouped('\u00a0')}`,
    `+33.${grouped('.')}`,
    `+33(0)${digits}`,
    digits,
    `+330${digits}`,
    `tel:+33${digits}`,
  ];
}

/** The compact spellings of any other number: with `+`, with `00` and without either. */
const otherSpellings = (compact: string): string[] => {
  const digits = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  return digits === undefined ? [] : [`+${digits}`, `00${digits}`, digits];
};

/**
 * Returns every spelling in which the platform may hold a number, the likeliest first: the typed one without separators,
 * as forms and imports write it, then those of older tools. It compares the whole text, signs included
 * (docs/platform/c-solidary.md §1, docs/screens/08-solidary-people.md §1).
 */
export function telephoneSpellings(typed: string): [string, ...string[]] {
  const compact = compactTelephone(typed);
  const national = nationalTelephone(typed);
  const others = NATIONAL.test(national) ? frenchSpellings(national.slice(1)) : otherSpellings(compact);
  const own = typed.trim();
  const [likeliest, ...rarer] = [...new Set([compact || own, ...others])];
  // The typed spelling is more likely than the rare ones.
  return [...new Set([likeliest ?? own, ...rarer.slice(0, 3), own, ...rarer])] as [string, ...string[]];
}

/** Whether a number is complete: ten digits for a French number, nine or more after the prefix of another country. */
export const isCompleteTelephone = (text: string): boolean =>
  /^(?:0[1-9]\d{8}|(?:\+|00)\d{9,15})$/.test(compactTelephone(text).replace(FRENCH, '0'));
