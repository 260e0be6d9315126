import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Separators between the digits of a number: blanks, dots, dashes, slashes, brackets. */
const PUNCTUATION = /[\s./()\u2010-\u2015-]/g;

/** Removes the separators of a number, as it is saved: `+33 (0)6 12…` becomes `+33612…`. */
export const compactTelephone = (typed: string): string =>
  typed.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replaceAll(PUNCTUATION, '');

/**
 * Whether a number is possible in one of the countries (ISO 3166-1 alpha-2), or anywhere when it has an international
 * prefix. Only its length and digits are checked: new number ranges appear all the time. Letters are refused: the
 * library would read them as digits of another number.
 */
export function isPlausibleTelephone(typed: string, countries: readonly string[]): boolean {
  const compact = compactTelephone(typed);
  if (!/^\+?\d+$/.test(compact)) return false;
  const known = countries.filter((country): country is CountryCode => isSupportedCountry(country));
  return known.some((country) => parsePhoneNumberFromString(compact, country)?.isPossible() === true);
}
