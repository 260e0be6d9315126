import type { Call } from '../access/requester.ts';
import { type Community, communities, referrerOf } from '../data/communities.ts';
import { DAY } from '../data/time.ts';
import { accessDenied } from '../http/errors.ts';
import { avatarOf, shortName, type WireContext, wireDate } from '../resource/wire.ts';
import type { MembershipRecord, UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { adTypeOf } from '../users/wire.ts';

/** A membership with its user. */
export interface Member {
  readonly user: UserRecord;
  readonly membership: MembershipRecord;
}

/** Whether the requester moderates a community, or is its referrer. */
export function moderates(call: Call, { id }: Pick<Community, 'id'>): boolean {
  const { user } = call.get('requester');
  return user.memberships.some((own) => own.community === id && own.status === 2) || referrerOf(id) === user.id;
}

/**
 * Checks the permission for one community; `null` for an operation without one. Managers have it through
 * community_manage_self for the communities they moderate, so without a community they are refused although the list of
 * their permissions names it (docs/platform/b-communities-content.md §2).
 * @throws PlatformError
 */
export function demandFor(
  call: Call,
  right: 'community_membership' | 'community_update',
  community: number | null,
): void {
  const { user, roleRights } = call.get('requester');
  const givers = user.roles.map(({ role }) => roleRights.rightsOf([role])).filter((rights) => rights.includes(right));
  if (givers.some((rights) => !rights.includes('community_manage_self'))) return;
  if (givers.length > 0 && community !== null && moderates(call, { id: community })) return;
  throw accessDenied();
}

/** Yields the memberships of a community by ascending user id. Deleted users have none. */
export function* membersOf(world: World, community: number): Generator<Member> {
  for (const user of world.users.all()) {
    const membership = user.memberships.find((candidate) => candidate.community === community);
    if (membership !== undefined) yield { user, membership };
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

/** Returns a membership as in every response (docs/platform/b-communities-content.yaml, CommunityMember). */
export function wireMember(member: Member, { origin }: WireContext): Record<string, unknown> {
  const { user, membership } = member;
  const { id, status, community } = membership;
  const date = wireDate(joinedOn(member));
  return {
    '@id': `/community_users/${id}`,
    '@type': 'CommunityUser',
    id,
    status,
    createdDate: date,
    acceptedDate: status === 1 || status === 2 ? date : null,
    refusedDate: status === 3 ? date : null,
    lastActivityDate: user.lastActivityDate === null ? null : wireDate(user.lastActivityDate),
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

export const communityCalled = (id: number): Community | undefined => communities.find((known) => known.id === id);
