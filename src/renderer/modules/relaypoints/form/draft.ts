import { type AddressDraft, addressDraft } from '#renderer/kit/form/fields/address.ts';
import type { NumberDraft } from '#renderer/kit/form/fields/number.ts';
import type { LocatedAddress } from '#shared/resources/address.ts';
import type { RelayPoint, RelayPointWrite } from '#shared/resources/relaypoints/index.ts';

/** What the fields of a relay point hold while somebody types, in the order of the screen. */
export interface RelayPointDraft {
  name: string | null;
  typeId: number | null;
  status: number | null;
  address: AddressDraft;
  places: NumberDraft;
  placesDisabled: NumberDraft;
  isFree: boolean | null;
  isSecured: boolean | null;
  isOfficial: boolean | null;
  isSuggested: boolean | null;
  communityId: number | null;
  structureId: number | null;
  isPrivate: boolean | null;
  description: string | null;
  fullDescription: string | null;
  permalink: string | null;
  creatorId: number | null;
}

/** What the form gives: every value, null where nothing was given. */
export type RelayPointValues = {
  [Name in keyof Required<RelayPointWrite>]-?: Exclude<RelayPointWrite[Name], undefined>;
} & { address: LocatedAddress };

/** The fields of a relay point that is stored. */
export const relayPointDraft = (stored: RelayPoint): RelayPointDraft => ({
  name: stored.name,
  typeId: stored.typeId,
  status: stored.status,
  address: addressDraft(stored.address),
  places: stored.places,
  placesDisabled: stored.placesDisabled,
  isFree: stored.isFree,
  isSecured: stored.isSecured,
  isOfficial: stored.isOfficial,
  isSuggested: stored.isSuggested,
  communityId: stored.communityId,
  structureId: stored.structureId,
  isPrivate: stored.isPrivate,
  description: stored.description,
  fullDescription: stored.fullDescription,
  permalink: stored.permalink,
  creatorId: stored.creatorId,
});

/**
 * What a new relay point starts from (docs/screens/05-content.md D2); its creator is whoever creates it until somebody
 * else is chosen.
 */
export const newRelayPointDraft = (creatorId: number): RelayPointDraft => ({
  name: null,
  typeId: null,
  status: 1,
  address: addressDraft(null),
  places: null,
  placesDisabled: null,
  isFree: true,
  isSecured: false,
  isOfficial: false,
  isSuggested: false,
  communityId: null,
  structureId: null,
  isPrivate: false,
  description: null,
  fullDescription: null,
  permalink: null,
  creatorId,
});

/** A new relay point with just what was given: what is left out takes the platform's own defaults. */
export function newRelayPoint(values: RelayPointValues): RelayPointWrite {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  // Only keys that may be absent can be null; the others are always given.
  return Object.fromEntries(given) as RelayPointWrite;
}
