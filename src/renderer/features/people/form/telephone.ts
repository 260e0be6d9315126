import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { compactTelephone } from '#shared/telephone.ts';

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
