import type { RequestContext } from '../access/requester.ts';
import type { JsonObject } from '../http/body.ts';
import { pictureKind, pictureUrls } from '../resource/pictures.ts';
import { avatarOf, shortName, wireAddress, wireContext, wireDate, wireDateOrNull } from '../resource/wire.ts';
import { type CommunityRecord, communityTable } from './data.ts';
import { acceptedCount } from './memberships.ts';

/** Pictures of communities, named after the community and the position (docs/platform/b-communities-content.md §7). */
export const picturesOfCommunities = pictureKind<CommunityRecord>({
  owner: 'community',
  folder: 'communities',
  table: communityTable,
  nameOf: ({ name }) => name,
  countedOver: 'record',
});

/** Returns a community as in every response (docs/platform/b-communities-content.yaml, Community). */
export function wireCommunity(community: CommunityRecord, context: RequestContext): JsonObject {
  const { createdDate, updatedDate, address, communitySecurities, referrerId, pictures, ...same } = community;
  const world = context.get('world');
  const { origin } = wireContext(context);
  // A world with few users lacks most of the seeded referrers.
  const referrer = world.users.get(referrerId) ?? world.users.get(1);
  return {
    '@id': `/communities/${community.id}`,
    '@type': 'Community',
    ...same,
    createdDate: wireDate(createdDate),
    updatedDate: wireDateOrNull(updatedDate),
    address: address === null ? null : wireAddress(address, 5_000_000 + community.id),
    communitySecurities: communitySecurities.map(({ id, filename, originalName }) => ({
      '@id': `/community_securities/${id}`,
      '@type': 'CommunitySecurity',
      id,
      filename,
      originalName,
    })),
    nbMembers: acceptedCount(world, community.id),
    referrer: referrer === undefined ? '' : shortName(referrer),
    referrerId: referrer?.id ?? 1,
    referrerAvatar: referrer === undefined ? null : avatarOf(referrer, origin),
    ...pictureUrls({ pictures }, picturesOfCommunities, origin),
  };
}

/** Returns a community as embedded in events. */
export function wireCommunityOf(context: RequestContext, id: number | null): JsonObject | null {
  const community = id === null ? undefined : context.get('world').get(communityTable).get(id);
  return community === undefined ? null : wireCommunity(community, context);
}
