import type { Address } from '../address.ts';

/** The end of a journey as it was read. */
export interface Place {
  /** Lines of display; none where the platform knows nothing of the place. */
  lines: string[];
  /** The lines in one text; empty where there are none. */
  label: string;
  /** The town, or the first line of a place without one: a hamlet is better than nothing. */
  town: string | null;
  latitude: number | null;
  longitude: number | null;
  /** As an address field holds it. */
  address: Readonly<Address>;
  /** The keys of a written journey with the values that were read, those that have one: sent back, they are the same. */
  written: Readonly<Record<string, string | number>>;
}

type ComparedPlace = Pick<Place, 'label' | 'latitude' | 'longitude'>;

/**
 * Whether the platform takes two places for one: by equal labels or equal coordinates, of those they have
 * (docs/screens/10-external-journeys.md §2). A record without a destination ("anywhere") is stored with its origin as
 * destination, and nothing else marks it (docs/screens/07-solidary-records.md §1).
 */
export const samePlace = (one: ComparedPlace, other: ComparedPlace): boolean =>
  (one.label !== '' && one.label === other.label) ||
  (one.latitude !== null &&
    one.longitude !== null &&
    one.latitude === other.latitude &&
    one.longitude === other.longitude);
