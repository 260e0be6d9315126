import { z } from 'zod';
import { degreeLimits, isDegrees } from '#shared/degrees.ts';
import type { LatLng } from '#shared/geo.ts';
import { type Address, emptyAddress, isEmptyAddress, type LocatedAddress } from '#shared/resources/address.ts';
import { addressLimits } from '#shared/text-limits.ts';
import { ruleMessage } from '../messages.ts';
import { optionalNumber, optionalText } from '../rules.ts';
import { type NumberDraft, parseNumber } from './number.ts';

/** An address while it is edited: all its parts, null where empty. */
export type AddressDraft = Omit<Address, 'latitude' | 'longitude'> & { latitude: NumberDraft; longitude: NumberDraft };

/** Returns the initial values of the fields: every part of the stored address and nothing else of it. */
export function addressDraft(stored: Address | null): AddressDraft {
  const draft: Record<string, unknown> = { ...emptyAddress };
  for (const part of Object.keys(emptyAddress) as (keyof Address)[]) draft[part] = stored?.[part] ?? null;
  // The same keys as an address, each filled just above.
  return draft as AddressDraft;
}

/** Parts without a field: they come from the search and describe the found place. */
const derived = [
  'subLocality',
  'localAdmin',
  'county',
  'macroCounty',
  'region',
  'macroRegion',
  'countryCode',
] as const satisfies readonly (keyof Address)[];

/**
 * Removes the derived parts of a stored address that was moved to another town by typing: they describe the former
 * town.
 */
function withoutOldPlace(value: Address, stored: Address | null): Address {
  const isMoved = stored !== null && (value.locality !== stored.locality || value.country !== stored.country);
  const isFound = derived.some((part) => value[part] !== stored?.[part]);
  if (!isMoved || isFound) return value;
  return { ...value, ...Object.fromEntries(derived.map((part) => [part, null])) };
}

const addressParts = z.object({
  houseNumber: optionalText(addressLimits.houseNumber),
  street: optionalText(addressLimits.street),
  postalCode: optionalText(addressLimits.postalCode),
  subLocality: optionalText(addressLimits.subLocality),
  locality: optionalText(addressLimits.locality),
  localAdmin: optionalText(addressLimits.localAdmin),
  county: optionalText(addressLimits.county),
  macroCounty: optionalText(addressLimits.macroCounty),
  region: optionalText(addressLimits.region),
  macroRegion: optionalText(addressLimits.macroRegion),
  country: optionalText(addressLimits.country),
  countryCode: optionalText(addressLimits.countryCode),
  latitude: optionalNumber(-degreeLimits.latitude, degreeLimits.latitude),
  longitude: optionalNumber(-degreeLimits.longitude, degreeLimits.longitude),
});

/**
 * Schema of an optional address: whole or undefined, never null (docs/platform/a-auth-users.md §5). A stored address
 * cannot be emptied.
 */
export const optionalAddress = (stored: Address | null) =>
  addressParts.transform((value, context): Address | undefined => {
    const refuse = (path: string[], message: string) =>
      context.issues.push({ code: 'custom', input: value, path, message });
    const { latitude, longitude } = value;
    if ((latitude === null) !== (longitude === null)) {
      refuse([latitude === null ? 'latitude' : 'longitude'], ruleMessage('form:rules.coordinates'));
    }
    const isStored = stored !== null && !isEmptyAddress(stored);
    const shown = { ...value, ...Object.fromEntries(derived.map((part) => [part, null])) };
    if (!isEmptyAddress(shown)) return withoutOldPlace(value, stored);
    if (isStored) refuse([], ruleMessage('form:rules.addressKept'));
    return undefined;
  });

/** Schema of an address with required coordinates. */
export const requiredAddress = (stored: Address | null) =>
  addressParts.transform((value, context): LocatedAddress => {
    const { latitude, longitude, ...others } = withoutOldPlace(value, stored);
    if (latitude !== null && longitude !== null) return { ...others, latitude, longitude };
    const refuse = (path: string[], message: string) =>
      context.issues.push({ code: 'custom', input: value, path, message });
    if (latitude === null && longitude === null) refuse([], ruleMessage('form:rules.placeNeeded'));
    else refuse([latitude === null ? 'latitude' : 'longitude'], ruleMessage('form:rules.coordinates'));
    return z.NEVER;
  });

const isCoordinate = (axis: keyof LatLng, value: NumberDraft | undefined): value is number =>
  typeof value === 'number' && isDegrees(axis, value);

const pair = /^\(?\s*(?<latitude>[-+]?\d+(?:[.,]\d+)?)(?:\s*[;,/]\s*|\s+)(?<longitude>[-+]?\d+(?:[.,]\d+)?)\s*\)?$/u;

/**
 * Parses a text of two coordinates, `48.692054, 6.184417` as maps copy it or `48,692054 ; −6,184417` as this application
 * shows it; null for any other text.
 */
export function placeOfText(text: string): LatLng | null {
  const written = text.trim().replaceAll('−', '-');
  // `48,69` is one number.
  if (typeof parseNumber(written) === 'number') return null;
  const { latitude = '', longitude = '' } = pair.exec(written)?.groups ?? {};
  return placeOfDraft({ latitude: parseNumber(latitude), longitude: parseNumber(longitude) });
}

/** Returns the position of an edited address; null while its coordinates are incomplete or invalid. */
export function placeOfDraft(draft: Partial<AddressDraft> | undefined): LatLng | null {
  const { latitude, longitude } = draft ?? {};
  return isCoordinate('latitude', latitude) && isCoordinate('longitude', longitude) ? { latitude, longitude } : null;
}
