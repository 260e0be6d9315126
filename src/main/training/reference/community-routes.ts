import type { Hono } from 'hono';
import { type Call, demand, type Env, holds } from '../access/requester.ts';
import { moderates } from '../communities/memberships.ts';
import { type Community, communities, referrerOf } from '../data/communities.ts';
import { fold } from '../data/names.ts';
import { territoriesOf } from '../data/territories.ts';
import { notFound } from '../http/errors.ts';
import { collection, item, withoutNulls } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import { stopIn } from '../users/addresses.ts';
import { parseDate } from '../users/filters/dates.ts';
import { imageUrl, shortFamilyName, wireAddress, wireContext, wireDate } from '../users/wire.ts';
import type { World } from '../world.ts';

const DAY = 86_400_000;

interface MemberCounts {
  version: number;
  counts: ReadonlyMap<number, number>;
}
const knownCounts = new WeakMap<World, MemberCounts>();

/** Accepted members and moderators of each community. */
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

const createdDate = ({ age }: Community, world: World) => Math.floor(world.startedAt / 1000) * 1000 - age * DAY;

/** The name of a community, which a careless write of an event may have changed; empty for none. */
export const communityName = (world: World, id: number | null): string =>
  id === null ? '' : (world.communityNames.get(id) ?? communities[id - 1]?.name ?? '');

/** A community as events embed it. */
export function wireCommunityOf(call: Call, id: number | null): Record<string, unknown> | null {
  const community = id === null ? undefined : communities[id - 1];
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
    address: wireAddress(stopIn(town), 5_000_000 + id, null),
    communitySecurities: [],
    nbMembers: memberCounts(world).get(id) ?? 0,
    referrer: referrer === undefined ? '' : `${referrer.givenName ?? ''} ${shortFamilyName(referrer)}`,
    referrerId: referrer?.id ?? 1,
    referrerAvatar: null,
    image: picture(800),
    avatar: picture(250),
    target: community.target,
    freeCarpool: community.freeCarpool,
  };
}

type Fits = (community: Community) => boolean;

const integers = (texts: readonly string[]) => new Set(texts.filter((text) => /^\d+$/.test(text)).map(Number));

function anyOf(query: Query, name: string, value: (community: Community) => number): Fits[] {
  const wanted = integers([...query.list(name), query.text(name) ?? '']);
  return wanted.size === 0 ? [] : [(community) => wanted.has(value(community))];
}

function within(wanted: ReadonlySet<number>): Fits[] {
  if (wanted.size === 0) return [];
  return [({ town }) => territoriesOf(town.postalCode, town.name).some((id) => wanted.has(id))];
}

const iriId = (text: string | undefined) => /^\/territories\/(\d+)$/.exec(text ?? '')?.[1] ?? '';

/** Filters of the list (contract b, listCommunities). A plain scalar `territory` does nothing. */
function filtersOf(query: Query, world: World): Fits[] {
  const name = query.text('name');
  const member = query.integer('communityUsers.user.id');
  const memberships = member === undefined ? [] : (world.users.get(member)?.memberships ?? []);
  return [
    ...(name ? [((community) => fold(community.name).includes(fold(name))) satisfies Fits] : []),
    ...anyOf(query, 'id', ({ id }) => id),
    ...anyOf(query, 'validationType', ({ validationType }) => validationType),
    ...anyOf(query, 'referrer', ({ id }) => referrerOf(id)),
    ...(member === undefined
      ? []
      : [((row) => memberships.some(({ community }) => community === row.id)) satisfies Fits]),
    ...within(integers([...query.list('territory'), iriId(query.text('territory'))])),
    ...within(
      integers([...query.list('communityAddressTerritoryFilter'), query.text('communityAddressTerritoryFilter') ?? '']),
    ),
    ...createdRange(query, world),
  ];
}

function createdRange(query: Query, world: World): Fits[] {
  return query.keyed('createdDate').flatMap(([key, text]): Fits[] => {
    const limit = parseDate(text);
    if (limit === undefined) return [];
    if (key === 'after') return [(community) => createdDate(community, world) >= limit];
    if (key === 'before') return [(community) => createdDate(community, world) <= limit];
    if (key === 'strictly_after') return [(community) => createdDate(community, world) > limit];
    return key === 'strictly_before' ? [(community) => createdDate(community, world) < limit] : [];
  });
}

const sortKeys: Readonly<Record<string, (community: Community) => string | number>> = {
  id: ({ id }) => id,
  name: ({ name }) => fold(name),
  description: ({ description }) => fold(description),
  createdDate: ({ age }) => -age,
};

function sorted(rows: Community[], query: Query): Community[] {
  const orders = query.keyed('order').flatMap(([name, direction]) => {
    const key = sortKeys[name];
    return key === undefined ? [] : [{ key, sign: direction.toLowerCase() === 'desc' ? -1 : 1 }];
  });
  return rows.sort((left, right) => {
    for (const { key, sign } of orders) {
      if (key(left) !== key(right)) return key(left) < key(right) ? -sign : sign;
    }
    return left.id - right.id;
  });
}

/** Communities as pickers and related lists need them (contract b §1, §2). */
export function communityRoutes(app: Hono<Env>): void {
  app.get('/admin/communities', (call) => {
    demand(call, 'community_list');
    const query = new Query(new URL(call.req.url).searchParams);
    const { page, perPage } = query.page();
    const { user } = call.get('requester');
    const isAdministrator = holds(user, 1) || holds(user, 2);
    const filters = filtersOf(query, call.get('world'));
    const rows = communities.filter(
      (community) => (isAdministrator || moderates(call, community)) && filters.every((fits) => fits(community)),
    );
    const members = sorted(rows, query).slice((page - 1) * perPage, page * perPage);
    const wire = members.map((community) => wireCommunity(community, call));
    return collection(call.req.raw, 'Community', wire, { page, perPage, total: rows.length });
  });

  app.get('/admin/communities/moderated', (call) => {
    demand(call, 'community_list');
    const rows = communities.filter((community) => moderates(call, community));
    return collection(
      call.req.raw,
      'Community',
      rows.map((community) => withoutNulls(wireCommunity(community, call))),
    );
  });

  app.get('/admin/communities/:id{[0-9]+}', (call) => {
    demand(call, 'community_manage');
    const community = communities.find(({ id }) => id === Number(call.req.param('id')));
    if (community === undefined) throw notFound();
    return item(call.req.raw, 'Community', withoutNulls(wireCommunity(community, call)));
  });
}
