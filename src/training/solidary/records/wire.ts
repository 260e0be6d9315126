import type { RequestContext } from '../../access/requester.ts';
import type { AddressRecord } from '../../data/addresses.ts';
import type { JsonObject } from '../../http/body.ts';
import { addressLines, avatarOf, wireContext, wireDate } from '../../resource/wire.ts';
import type { World } from '../../store/world.ts';
import type { SolidaryRecord } from './record.ts';

/** Ids of the addresses of records: two for each. */
export const addressIdsOf = ({ id }: SolidaryRecord) => ({
  origin: 6_000_000 + id * 2,
  destination: 6_000_001 + id * 2,
});

/** An address as a resource, without id (docs/platform/c-solidary.yaml, AddressEmbedded). */
export const embedded = (address: AddressRecord, id: number): JsonObject => ({
  '@id': `/addresses/${id}`,
  '@type': 'Address',
  ...address,
  name: null,
  home: null,
  displayLabel: addressLines(address),
  icon: null,
});

/** A day as the platform writes it: at midnight. */
export const wireDay = (date: string): string => `${date}T00:00:00+00:00`;

/** A time of day, which carries the date of today (docs/platform/c-solidary.md §7). */
export const wireTime = (world: World, time: string): string =>
  `${wireDate(world.now()).slice(0, 10)}T${time}:00+00:00`;

/** Names and picture of a user under the names that begin with a word. */
export function named(context: RequestContext, prefix: string, userId: number | null): JsonObject {
  const user = userId === null ? undefined : context.get('world').users.get(userId);
  return {
    [`${prefix}GivenName`]: user?.givenName ?? null,
    [`${prefix}FamilyName`]: user?.familyName ?? null,
    [`${prefix}Avatar`]: user === undefined ? null : avatarOf(user, wireContext(context).origin),
  };
}
