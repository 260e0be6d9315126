import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { compactTelephone, isTelephone } from '#shared/telephone.ts';

/** Prefix of the national numbers of most countries. */
const TRUNK = '0';

/** Whether a number begins as one dials it: without the first zero, a national one reaches nobody. */
const isAsDialled = (compact: string, number: PhoneNumber): boolean =>
  /^(?:\+|00)/.test(compact) || compact.startsWith(TRUNK) || !number.formatNational().startsWith(TRUNK);

/** Whether a number has as many digits as those of a country, or of the country of its prefix. */
function isPossible(compact: string, country: CountryCode): boolean {
  const number = parsePhoneNumberFromString(compact, country);
  if (number === undefined || !number.isPossible() || !isAsDialled(compact, number)) return false;
  // A zero that is left over was taken for a missing digit, except where numbers begin with one (Italy).
  return !number.nationalNumber.startsWith(TRUNK) || number.isValid();
}

/**
 * Whether a number is possible in one of the countries (ISO 3166-1 alpha-2), or anywhere when it has an international
 * prefix. Only its length and digits are checked: new number ranges appear all the time. Letters are refused: the
 * library would read them as digits of another number.
 */
export function isPlausibleTelephone(typed: string, countries: readonly string[]): boolean {
  const compact = compactTelephone(typed);
  if (!isTelephone(compact)) return false;
  const known = countries.filter((country): country is CountryCode => isSupportedCountry(country));
  return known.some((country) => isPossible(compact, country));
}
