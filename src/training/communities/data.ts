import { type AddressRecord, stopIn } from '../data/addresses.ts';
import { type SeededCommunity, seededCommunities } from '../data/communities.ts';
import { DAY, wholeSeconds } from '../data/time.ts';
import { drawnPicture, type Pictured } from '../resource/pictures.ts';
import { tableOf, type World } from '../store/world.ts';

/** A login file of a secured community. */
export interface SecurityFile {
  readonly id: number;
  readonly filename: string;
  readonly originalName: string;
}

/** A community as stored, mostly under wire names. Dates are milliseconds since 1970. */
export interface CommunityRecord extends Pictured {
  readonly id: number;
  readonly name: string;
  readonly status: number | null;
  readonly membersHidden: boolean | null;
  readonly proposalsHidden: boolean | null;
  readonly validationType: number;
  /** Separated by semicolons. */
  readonly domain: string | null;
  readonly description: string;
  readonly fullDescription: string;
  readonly createdDate: number;
  readonly updatedDate: number | null;
  readonly address: AddressRecord | null;
  readonly communitySecurities: readonly SecurityFile[];
  readonly referrerId: number;
  readonly target: number | null;
  readonly freeCarpool: boolean;
}

const fileOf = (id: number, number: number, time: number): SecurityFile => ({
  id: id * 10 + number,
  filename: `${Math.floor(time / 1000) + number}-${id}.csv`,
  originalName: number === 0 ? 'identifiants.csv' : `identifiants (${number}).csv`,
});

function recordOf(seeded: SeededCommunity, startedAt: number): CommunityRecord {
  const { town, hasAddress, hasImage, age, files, ...same } = seeded;
  const createdDate = wholeSeconds(startedAt) - age * DAY;
  return {
    ...same,
    status: null,
    createdDate,
    updatedDate: null,
    address: hasAddress ? stopIn(town) : null,
    communitySecurities: Array.from({ length: files }, (_, number) => fileOf(seeded.id, number, createdDate)),
    pictures: hasImage ? drawnPicture(seeded.id, seeded.name) : [],
  };
}

/** Communities of every validation mode, with and without picture, address, target and login file. */
export const communityTable = tableOf((startedAt) => seededCommunities.map((seeded) => recordOf(seeded, startedAt)));

/** Returns whether a community exists. */
export const communityExists = (world: World, id: number): boolean => world.get(communityTable).get(id) !== undefined;

/**
 * Returns the community to which an event or a relay point belongs: null once it is deleted, because these stay without
 * one (docs/platform/b-communities-content.md §5).
 */
export const standingCommunity = (world: World, id: number | null): number | null =>
  id !== null && communityExists(world, id) ? id : null;

/** Returns the name of a community; empty for null. */
export const communityName = (world: World, id: number | null): string =>
  id === null ? '' : (world.get(communityTable).get(id)?.name ?? '');
