import type { LatLng } from '#shared/geo.ts';
import type { ReadAddress } from '#shared/resources/address.ts';

/** Returns the position of an address; null for one without coordinates. */
export function placeOfAddress(address: ReadAddress | null): LatLng | null {
  const { latitude = null, longitude = null } = address ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
