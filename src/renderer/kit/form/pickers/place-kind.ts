/** Groups of found places, the most useful first (docs/platform/c-solidary.yaml, Point). */
export type PlaceKind = 'address' | 'locality' | 'venue' | 'relayPoint' | 'event' | 'named' | 'other';

const kinds: Readonly<Record<string, PlaceKind>> = {
  housenumber: 'address',
  street: 'address',
  locality: 'locality',
  venue: 'venue',
  relaypoint: 'relayPoint',
  event: 'event',
  user: 'named',
};

export const placeKind = (type: string): PlaceKind => kinds[type] ?? 'other';
