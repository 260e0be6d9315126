import type { RequestContext } from '../access/requester.ts';
import { DAY } from '../data/time.ts';
import { accessDenied } from '../http/errors.ts';
import { avatarOf, shortName, type WireContext, wireDate, wireDateOrNull } from '../resource/wire.ts';
import { adTypeOf } from '../store/ads.ts';
import type { MembershipRecord, UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { communityTable } from './data.ts';

/** A membership with its user. */
export interface Member {
  readonly user: UserRecord;
  readonly membership: MembershipRecord;
}

/** Whether the requester moderates a community, or is its referrer. */
export function moderates(context: RequestContext, id: number): boolean {
  const { user } = context.get('requester');
  return (
    user.memberships.some((own) => own.community === id && own.status === 2) ||
    context.get('world').get(communityTable).get(id)?.referrerId === user.id
  );
}

/**
 * Checks the permission for one community; `null` for an operation without one. Managers have it through
 * community_manage_self for the communities they moderate, so without a community they are refused although the list of
 * their permissions names it (docs/platform/b-communities-content.md §2).
 * @throws PlatformError
 */
export function demandFor(
  context: RequestContext,
  right: 'community_delete' | 'community_manage' | 'community_membership' | 'community_update',
  community: number | null,
): void {
  const { user, roleRights } = context.get('requester');
  const givers = user.roles.map(({ role }) => roleRights.rightsOf([role])).filter((rights) => rights.includes(right));
  if (givers.some((rights) => !rights.includes('community_manage_self'))) return;
  if (givers.length > 0 && community !== null && moderates(context, community)) return;
  throw accessDenied();
}

interface Index {
  version: number;
  /** User ids by community, ascending. */
  users: ReadonlyMap<number, readonly number[]>;
  /** Accepted members and moderators by community. */
  counts: ReadonlyMap<number, number>;
}
const indexes = new WeakMap<World, Index>();

const isAccepted = ({ status }: MembershipRecord) => status === 1 || status === 2;

/** Sorts all memberships by community, once per version of the users. */
function indexOf(world: World): Index {
  const { version } = world.users;
  const known = indexes.get(world);
  if (known?.version === version) return known;
  const users = new Map<number, number[]>();
  const counts = new Map<number, number>();
  for (const user of world.users.all()) {
    for (const membership of user.memberships) {
      const { community } = membership;
      const ids = users.get(community);
      if (ids === undefined) users.set(community, [user.id]);
      else ids.push(user.id);
      if (isAccepted(membership)) counts.set(community, (counts.get(community) ?? 0) + 1);
    }
  }
  const index = { version, users, counts };
  indexes.set(world, index);
  return index;
}

/** Counts accepted members and moderators of a community. */
export const acceptedCount = (world: World, community: number): number => indexOf(world).counts.get(community) ?? 0;

/** Yields the memberships of a community by ascending user id. Deleted users have none. */
export function* membersOf(world: World, community: number): Generator<Member> {
  for (const id of indexOf(world).users.get(community) ?? []) {
    const user = world.users.get(id);
    const membership = user?.memberships.find((candidate) => candidate.community === community);
    if (user !== undefined && membership !== undefined) yield { user, membership };
  }
}

/** Finds a membership: the id of a seeded one contains its user's number, others are searched. */
export function memberCalled(world: World, id: number): Member | undefined {
  const memberIn = (user: UserRecord | undefined): Member | undefined => {
    const membership = user?.memberships.find((candidate) => candidate.id === id);
    return user === undefined || membership === undefined ? undefined : { user, membership };
  };
  const seeded = memberIn(world.users.get(Math.floor(id / 4)));
  if (seeded !== undefined) return seeded;
  for (const user of world.users.all()) {
    const member = memberIn(user);
    if (member !== undefined) return member;
  }
  return undefined;
}

/** Date of joining; for seeded memberships a day after registration. */
export const joinedOn = ({ user, membership }: Member) => membership.createdDate ?? user.createdDate + DAY;

/** Date of acceptance; seeded members were accepted on the day they joined. */
export function acceptedOn(member: Member): number | null {
  const { acceptedDate } = member.membership;
  if (acceptedDate !== undefined) return acceptedDate;
  return isAccepted(member.membership) ? joinedOn(member) : null;
}

/** Date of refusal; seeded ones were refused on the day they asked. */
export function refusedOn(member: Member): number | null {
  const { refusedDate } = member.membership;
  if (refusedDate !== undefined) return refusedDate;
  return member.membership.status === 3 ? joinedOn(member) : null;
}

/** Returns a membership as in every response (docs/platform/b-communities-content.yaml, CommunityMember). */
export function wireMember(member: Member, { origin }: WireContext): Record<string, unknown> {
  const { user, membership } = member;
  const { id, status, community } = membership;
  return {
    '@id': `/community_users/${id}`,
    '@type': 'CommunityUser',
    id,
    status,
    createdDate: wireDate(joinedOn(member)),
    acceptedDate: wireDateOrNull(acceptedOn(member)),
    refusedDate: wireDateOrNull(refusedOn(member)),
    lastActivityDate: wireDateOrNull(user.lastActivityDate),
    username: shortName(user),
    givenName: user.givenName ?? '',
    familyName: user.familyName ?? '',
    avatar: avatarOf(user, origin),
    newsSubscription: user.newsSubscription,
    userId: user.id,
    communityId: community,
  };
}

/** Returns a membership as in the list, which alone includes ads. */
export function listMember(member: Member, context: WireContext): Record<string, unknown> {
  const running = member.user.ads.filter(({ validUntil }) => validUntil >= context.now);
  return {
    ...wireMember(member, context),
    adType: adTypeOf(member.user.ads, context.now),
    adsInCommunityAsDriver: running.some(({ role }) => role !== 2),
    adsInCommunityAsPassenger: running.some(({ role }) => role !== 1),
  };
}
