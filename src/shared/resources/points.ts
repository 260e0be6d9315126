import { z } from 'zod';
import { type PointKind, pointKinds } from './point-kind.ts';
import { text } from './read.ts';

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
