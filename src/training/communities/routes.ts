import type { Hono } from 'hono';
import { type Call, demand, type Env, holds } from '../access/requester.ts';
import { stopIn } from '../data/addresses.ts';
import { type Community, referrerOf, communities as seeded } from '../data/communities.ts';
import { fold } from '../data/names.ts';
import { DAY, wholeSeconds } from '../data/time.ts';
import { notFound } from '../http/errors.ts';
import { collection, item, withoutNulls } from '../http/hydra.ts';
import type { Query } from '../http/query.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, between, exactly, inTerritories, partOf } from '../resource/listing.ts';
import { imageUrl, shortName, wireAddress, wireContext, wireDate } from '../resource/wire.ts';
import type { World, WorldPart } from '../store/world.ts';
import { memberRoutes } from './member-routes.ts';
import { communityCalled, moderates } from './memberships.ts';

interface MemberCounts {
  version: number;
  counts: ReadonlyMap<number, number>;
}
const knownCounts = new WeakMap<World, MemberCounts>();

/** Counts accepted members and moderators by community. */
function memberCounts(world: World): ReadonlyMap<number, number> {
  const known = knownCounts.get(world);
  if (known?.version === world.users.version) return known.counts;
  const counts = new Map<number, number>();
  for (const user of world.users.all()) {
    for (const { community, status } of user.memberships) {
      if (status === 1 || status === 2) counts.set(community, (counts.get(community) ?? 0) + 1);
    }
  }
  knownCounts.set(world, { version: world.users.version, counts });
  return counts;
}

const createdDate = ({ age }: Community, world: World) => wholeSeconds(world.startedAt) - age * DAY;

/** Names of communities that were overwritten. */
export const communityNames: WorldPart<Map<number, string>> = { make: () => new Map() };

/** Returns the name of a community, which writing an event may have changed; empty for null. */
export const communityName = (world: World, id: number | null): string =>
  id === null ? '' : (world.get(communityNames).get(id) ?? seeded[id - 1]?.name ?? '');

/** Returns a community as embedded in events. */
export function wireCommunityOf(call: Call, id: number | null): Record<string, unknown> | null {
  const community = id === null ? undefined : seeded[id - 1];
  return community === undefined ? null : wireCommunity(community, call);
}

function wireCommunity(community: Community, call: Call): Record<string, unknown> {
  const world = call.get('world');
  const { origin } = wireContext(call);
  const { id, town, hasImage } = community;
  const referrer = world.users.get(referrerOf(id)) ?? world.users.get(1);
  const picture = (size: number) => (hasImage ? imageUrl(origin, 'communities', size, `community-${id}.png`) : null);
  return {
    '@id': `/communities/${id}`,
    '@type': 'Community',
    id,
    name: communityName(world, id),
    status: null,
    membersHidden: community.membersHidden,
    proposalsHidden: community.proposalsHidden,
    validationType: community.validationType,
    domain: community.domain,
    description: community.description,
    fullDescription: community.fullDescription,
    createdDate: wireDate(createdDate(community, world)),
    updatedDate: null,
    address: wireAddress(stopIn(town), 5_000_000 + id),
    communitySecurities: [],
    nbMembers: memberCounts(world).get(id) ?? 0,
    referrer: referrer === undefined ? '' : shortName(referrer),
    referrerId: referrer?.id ?? 1,
    referrerAvatar: null,
    image: picture(800),
    avatar: picture(250),
    target: community.target,
    freeCarpool: community.freeCarpool,
  };
}

/** Filters the communities in which a user has a membership of any status. */
function ofMember(query: Query, world: World): ((community: Community) => boolean)[] {
  const member = query.integer('communityUsers.user.id');
  if (member === undefined) return [];
  const ids = new Set(world.users.get(member)?.memberships.map(({ community }) => community));
  return [({ id }) => ids.has(id)];
}

function communityRoutes(app: Hono<Env>): void {
  app.get('/admin/communities', (call) => {
    demand(call, 'community_list');
    const world = call.get('world');
    const { user } = call.get('requester');
    const isAdministrator = holds(user, 1) || holds(user, 2);
    const visible = seeded.filter((community) => isAdministrator || moderates(call, community));
    return answerList(call, {
      type: 'Community',
      rows: visible.map((community) => ({ ...community, address: stopIn(community.town) })),
      filters: [
        partOf('name', ({ name }) => name),
        exactly('id', ({ id }) => id),
        exactly('validationType', ({ validationType }) => validationType),
        exactly('referrer', ({ id }) => referrerOf(id)),
        (query) => ofMember(query, world),
        // A plain scalar is ignored (docs/platform/b-communities-content.yaml, listCommunities).
        inTerritories('territory', { takesScalar: false }),
        inTerritories('communityAddressTerritoryFilter', { takesScalar: true }),
        between('createdDate', (community) => createdDate(community, world)),
      ],
      orders: {
        id: ({ id }) => id,
        name: ({ name }) => fold(name),
        description: ({ description }) => fold(description),
        createdDate: ({ age }) => -age,
      },
      wire: (community) => wireCommunity(community, call),
    });
  });

  app.get('/admin/communities/moderated', (call) => {
    demand(call, 'community_list');
    const rows = seeded.filter((community) => moderates(call, community));
    return collection(
      call.req.raw,
      'Community',
      rows.map((community) => withoutNulls(wireCommunity(community, call))),
    );
  });

  app.get('/admin/communities/:id{[0-9]+}', (call) => {
    demand(call, 'community_manage');
    const community = communityCalled(Number(call.req.param('id')));
    if (community === undefined) throw notFound();
    return item(call.req.raw, 'Community', withoutNulls(wireCommunity(community, call)));
  });
}

/** Communities as pickers and related lists need them (docs/platform/b-communities-content.md §1, §2), and their members. */
export const communities: TrainingResource = {
  routes: (app) => {
    communityRoutes(app);
    memberRoutes(app);
  },
  grants: {
    everybody: ['community_read', 'community_list'],
    communityManager: [
      'community_manage',
      'community_manage_self',
      'community_create',
      'community_update',
      'community_membership',
      'community_dashboard_self',
    ],
  },
};
