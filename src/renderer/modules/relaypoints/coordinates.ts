import type { Address } from '#shared/resources/address.ts';

/** `48.692054, 6.184417`, the format of other maps; null for an address without coordinates. */
export function coordinatesOf(address: Pick<Address, 'latitude' | 'longitude'> | null): string | null {
  const { latitude = null, longitude = null } = address ?? {};
  return latitude === null || longitude === null ? null : `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
