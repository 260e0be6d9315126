import type { Place } from '#shared/geo.ts';
import type { ReadAddress } from '#shared/resources/address.ts';

/** An address line by line: as the platform composed it or, as right after a creation, from its parts. */
export function addressLines(address: ReadAddress | null): string[] {
  if (address === null) return [];
  if (address.lines.length > 0) return address.lines;
  const { houseNumber, street, postalCode, locality, country } = address;
  return [
    [houseNumber, street].filter(Boolean).join(' '),
    [postalCode, locality, country].filter(Boolean).join(' '),
  ].filter((line) => line !== '');
}

/** Where an address is; null for one without coordinates. */
export function placeOfAddress(address: ReadAddress | null): Place | null {
  const { latitude = null, longitude = null } = address ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
