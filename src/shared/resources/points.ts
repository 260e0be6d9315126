import { z } from 'zod';
import type { Address } from './address.ts';
import { text } from './read.ts';

/**
 * Groups of the search, in the order in which the platform answers them (docs/platform/c-solidary.yaml, searchPoints).
 */
export const pointKinds = ['place', 'relayPoint', 'event', 'own'] as const;
export type PointKind = (typeof pointKinds)[number];

const kindOf: Readonly<Record<PointKind, ReadonlySet<string>>> = {
  place: new Set(['housenumber', 'street', 'locality', 'venue', 'other']),
  relayPoint: new Set(['relaypoint']),
  event: new Set(['event']),
  own: new Set(['user']),
};

/** Reads one place of the address search (docs/platform/c-solidary.yaml, Point). */
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
    // Display only: an icon of another shape must not make the place unreadable.
    icon: z.object({ url: text }).nullish().catch(null),
  })
  .transform(({ lat, lon, streetName, icon, ...same }) => ({
    ...same,
    street: streetName,
    latitude: lat,
    longitude: lon,
    kind: pointKinds.find((kind) => kindOf[kind].has(same.type)) ?? 'place',
    /** Address of the icon of a relay point's type. */
    iconUrl: icon?.url ?? null,
  }));
export type Point = z.infer<typeof point>;

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
