import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What stands between the digits of a number, whatever its hand: blanks, dots, dashes, slashes, brackets. */
const PUNCTUATION = /[\s./()\u2010-\u2015-]/g;

/** A number without what stands between its digits, as it is saved: `+33 (0)6 12…` is `+33612…`. */
export const compactTelephone = (typed: string): string =>
  typed.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replaceAll(PUNCTUATION, '');

/**
 * Whether a number could exist in one of the countries (ISO 3166-1 alpha-2), or anywhere when it has an international
 * prefix. Only its shape is judged: new ranges of numbers appear all the time. It is made of digits alone: letters beside
 * or in place of them would be read as a number that is not the one that was typed.
 */
export function isPlausibleTelephone(typed: string, countries: readonly string[]): boolean {
  const compact = compactTelephone(typed);
  if (!/^\+?\d+$/.test(compact)) return false;
  const known = countries.filter((country): country is CountryCode => isSupportedCountry(country));
  return known.some((country) => parsePhoneNumberFromString(compact, country)?.isPossible() === true);
}
