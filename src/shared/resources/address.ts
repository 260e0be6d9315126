import { z } from 'zod';
import { coordinates } from '../area.ts';
import { writtenName } from '../spelling.ts';
import { addressLimits } from '../text-limits.ts';
import { decimalText, text } from './read.ts';

const part = (name: keyof typeof addressLimits) => z.string().max(addressLimits[name]).nullable();

/** An address on a screen. Coordinates are in degrees (WGS 84), both or neither. */
export const address = z.object({
  houseNumber: part('houseNumber'),
  street: part('street'),
  postalCode: part('postalCode'),
  subLocality: part('subLocality'),
  locality: z.string().overwrite(writtenName).max(addressLimits.locality).nullable(),
  localAdmin: part('localAdmin'),
  county: part('county'),
  macroCounty: part('macroCounty'),
  region: part('region'),
  macroRegion: part('macroRegion'),
  country: part('country'),
  countryCode: part('countryCode'),
  latitude: coordinates.latitude.nullable(),
  longitude: coordinates.longitude.nullable(),
});
export type Address = z.infer<typeof address>;

/** An address that must have coordinates. */
export const locatedAddress = address.extend(coordinates);
export type LocatedAddress = z.infer<typeof locatedAddress>;

/** An address whose parts are all empty. */
export const emptyAddress: Readonly<Address> = {
  houseNumber: null,
  street: null,
  postalCode: null,
  subLocality: null,
  locality: null,
  localAdmin: null,
  county: null,
  macroCounty: null,
  region: null,
  macroRegion: null,
  country: null,
  countryCode: null,
  latitude: null,
  longitude: null,
};

/** Whether every part of an address is empty. */
export const isEmptyAddress = (value: Address): boolean => Object.values(value).every((part) => part === null);

/** An address as it is read, with its display lines; no lines where the address is empty. */
export type ReadAddress = Address & { lines: string[] };

/** Whether a street begins with its number: `12 rue Haute`, `12, rue Haute`. */
const beginsWith = (street: string, houseNumber: string) =>
  /^[\s,]/.test(street.slice(houseNumber.length)) && street.startsWith(houseNumber);

/** Number and street in one text, as the platform's `streetAddress` has them; null where both are empty. */
export function streetAddressOf({ houseNumber, street }: Pick<Address, 'houseNumber' | 'street'>): string | null {
  if (!houseNumber || !street) return houseNumber || street || null;
  if (beginsWith(street, houseNumber)) return street;
  const whole = `${houseNumber} ${street}`;
  // The column of this text is as long as that of the street; the number has its own, so that no part is lost.
  return [...whole].length > addressLimits.street ? street : whole;
}

/** The street of a `streetAddress`, without the number, which has its own field. */
function streetOf(streetAddress: string | null, houseNumber: string | null): string | null {
  if (streetAddress === null || !houseNumber) return streetAddress;
  if (streetAddress === houseNumber) return null;
  return beginsWith(streetAddress, houseNumber)
    ? streetAddress.slice(houseNumber.length).replace(/^[\s,]+/, '')
    : streetAddress;
}

/** Composes the display lines of an address as the platform does (docs/platform/a-auth-users.md §5). */
export function composedLines(value: Address): string[] {
  const first = [streetAddressOf(value), value.postalCode, value.locality].filter(Boolean).join(', ');
  return [first, value.country ?? ''].filter((line) => line !== '');
}

/** A part of a read address. A part that was emptied may be an empty text (docs/platform/c-solidary.md §8). */
const readPart = text.transform((value) => value || null);

/**
 * Reads the wire's Address (docs/platform/a-auth-users.yaml, HomeAddress). The street is that of `streetAddress`, which
 * the platform displays: its `street` stays the former one where the home of a beneficiary was changed
 * (docs/platform/c-solidary.md §8).
 */
export const wireAddress = z
  .object({
    houseNumber: readPart,
    street: readPart,
    streetAddress: readPart,
    postalCode: readPart,
    subLocality: readPart,
    addressLocality: readPart,
    localAdmin: readPart,
    county: readPart,
    macroCounty: readPart,
    region: readPart,
    macroRegion: readPart,
    addressCountry: readPart,
    countryCode: readPart,
    latitude: decimalText,
    longitude: decimalText,
    // Display only: a label of another shape must not make the row unreadable.
    displayLabel: z.array(z.string()).nullish().catch(null),
  })
  .transform(({ streetAddress, addressLocality, addressCountry, displayLabel, ...same }): ReadAddress => {
    const value = {
      ...same,
      street: streetAddress === null ? same.street : streetOf(streetAddress, same.houseNumber),
      locality: addressLocality,
      country: addressCountry,
    };
    // The answer to a write has no label yet (docs/platform/a-auth-users.md §5).
    const label = (displayLabel ?? []).filter((line) => line !== '');
    return { ...value, lines: label.length > 0 ? label : composedLines(value) };
  });

/**
 * How the parts without a value are written: `null` clears them; `text` writes empty texts, where null is skipped and
 * what is left out stays; `absent` leaves them out, where an address is always a new one.
 */
type Blanks = 'null' | 'text' | 'absent';

/** An address as it is written; null only where `Blanks` is `null`. */
type WrittenAddress<B extends Blanks> = Record<string, B extends 'null' ? string | null : string>;

/**
 * Writes an address whole, without id: its number and street apart and in one text, which the platform displays;
 * coordinates as text with six decimals (docs/platform/a-auth-users.md §5, docs/screens/10-external-journeys.md §2).
 */
export function addressToWire<B extends Blanks = 'null'>(value: Address, blanks?: B): WrittenAddress<B> {
  const coordinate = (degrees: number | null) => (degrees === null ? null : degrees.toFixed(6));
  const parts = {
    houseNumber: value.houseNumber,
    street: value.street,
    streetAddress: streetAddressOf(value),
    postalCode: value.postalCode,
    subLocality: value.subLocality,
    addressLocality: value.locality,
    localAdmin: value.localAdmin,
    county: value.county,
    macroCounty: value.macroCounty,
    region: value.region,
    macroRegion: value.macroRegion,
    addressCountry: value.country,
    countryCode: value.countryCode,
    latitude: coordinate(value.latitude),
    longitude: coordinate(value.longitude),
  };
  const written = Object.entries(parts).filter(([, part]) => part !== null || blanks !== 'absent');
  const blank = blanks === 'text' ? '' : null;
  // The nulls are gone unless `blanks` keeps them.
  return Object.fromEntries(written.map(([name, part]) => [name, part ?? blank])) as WrittenAddress<B>;
}

/**
 * Property paths of an address in a violation whose field has another name on the screen; `at` is the address's path.
 */
export const addressFieldOfPath = <const At extends string>(at: At) =>
  // The compiler widens computed names to `string`; the cast restores the three names.
  ({
    [`${at}.streetAddress`]: `${at}.street`,
    [`${at}.addressLocality`]: `${at}.locality`,
    [`${at}.addressCountry`]: `${at}.country`,
  }) as { readonly [Wire in `${At}.${'streetAddress' | 'addressLocality' | 'addressCountry'}`]: string };
