import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number without its spaces, dots and dashes, as it is saved. */
export const compactTelephone = (typed: string): string => typed.replaceAll(/[\s.-]/g, '');

/**
 * Whether a number could exist in one of the countries (ISO 3166-1 alpha-2), or anywhere when it has an international
 * prefix. Only its shape is judged: new ranges of numbers appear all the time.
 */
export function isPlausibleTelephone(typed: string, countries: readonly string[]): boolean {
  const known = countries.filter((country): country is CountryCode => isSupportedCountry(country));
  return known.some((country) => parsePhoneNumberFromString(compactTelephone(typed), country)?.isPossible() === true);
}
