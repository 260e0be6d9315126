import { z } from 'zod';
import type { Address } from './address.ts';
import { text } from './read.ts';

/** Reads one place of the address search (contract c, Point). */
export const point = z
  .object({
    id: z.string(),
    type: z.string(),
    name: text,
    houseNumber: text,
    streetName: text,
    postalCode: text,
    locality: text,
    region: text,
    macroRegion: text,
    country: text,
    countryCode: text,
    lat: z.number(),
    lon: z.number(),
  })
  .transform(({ lat, lon, streetName, ...same }) => ({ ...same, street: streetName, latitude: lat, longitude: lon }));
export type Point = z.infer<typeof point>;

/** The address that a found place gives; what the search does not know stays empty. */
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
