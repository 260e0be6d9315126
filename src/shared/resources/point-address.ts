import type { Address } from './address.ts';
import type { Point } from './points.ts';

/** The address of a search result; parts that the search does not give are empty. */
export function addressOfPoint(found: Point): Address {
  return {
    houseNumber: found.houseNumber,
    street: found.street,
    postalCode: found.postalCode,
    subLocality: null,
    locality: found.locality,
    localAdmin: null,
    county: null,
    macroCounty: null,
    region: found.region,
    macroRegion: found.macroRegion,
    country: found.country,
    countryCode: found.countryCode,
    latitude: found.latitude,
    longitude: found.longitude,
  };
}
