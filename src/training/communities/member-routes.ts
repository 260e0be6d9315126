import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { nowOf } from '../data/time.ts';
import { checkTypes, type JsonObject, readCreation, readPatch } from '../http/body.ts';
import { badRequest, databaseError, invalid, notFound } from '../http/errors.ts';
import { collection, item, withoutNulls } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import { wireContext } from '../resource/wire.ts';
import { outbox } from '../store/outbox.ts';
import type { MembershipRecord, UserRecord } from '../store/user-record.ts';
import { communityExists, communityTable } from './data.ts';
import { rolesWithManager } from './managers.ts';
import { memberFilter, sortMembers } from './member-query.ts';
import {
  acceptedOn,
  demandFor,
  listMember,
  type Member,
  memberCalled,
  membersOf,
  refusedOn,
  wireMember,
} from './memberships.ts';

const types = { status: 'int' } as const;

const paths = { community: 'communities', user: 'users' } as const;

/**
 * Resolves an IRI; undefined when there is none.
 * @param entity the class that the platform names in its refusal
 * @throws PlatformError 400 for anything else, and when nothing is behind it
 */
function behind<T>(
  body: JsonObject,
  name: keyof typeof paths,
  entity: string,
  find: (id: number) => T | undefined,
): T | undefined {
  const iri = body[name];
  if (iri === undefined || iri === '') return undefined;
  if (typeof iri !== 'string') {
    const type = iri === null ? 'NULL' : typeof iri === 'number' ? 'integer' : typeof iri;
    throw badRequest(`Expected IRI or document for resource "App\\${entity}", "${type}" given.`);
  }
  const found = find(Number(new RegExp(`^/${paths[name]}/(\\d+)$`).exec(iri)?.[1] ?? Number.NaN));
  if (found === undefined) throw badRequest(`Item not found for "${iri}".`);
  return found;
}

/** Status of a creation: the column has no default. Its values are not checked. */
function statusOf({ status }: JsonObject): number {
  if (typeof status !== 'number') throw databaseError();
  return status;
}

/** Dates of a decision: those of the last one are kept by any other status. */
function decided(member: Member, status: number, now: number): Partial<MembershipRecord> {
  const acceptedDate = acceptedOn(member);
  if (status === 1 || status === 2) return { acceptedDate: acceptedDate ?? now, refusedDate: null };
  if (status === 3) return { acceptedDate: null, refusedDate: now };
  return { acceptedDate, refusedDate: refusedOn(member) };
}

/**
 * Tells the person of an acceptance or a refusal, at each change that leaves the membership at 1 or 3, even when it was
 * there before (docs/platform/b-communities-content.md §5).
 */
function tell(context: RequestContext, { user, membership: { status } }: Member): void {
  const about = status === 1 ? 'communityUser.accepted' : status === 3 ? 'communityUser.refused' : undefined;
  if (about !== undefined) context.get('world').get(outbox).push({ about, to: user.id });
}

/**
 * Stores a user's memberships; status 2 grants the manager role, which is never taken back
 * (docs/platform/b-communities-content.md §5).
 */
const write = (
  context: RequestContext,
  user: UserRecord,
  memberships: readonly MembershipRecord[],
  status?: number,
): UserRecord =>
  context.get('world').users.change(user.id, {
    memberships,
    ...(status === 2 && { roles: rolesWithManager(user) }),
  });

function create(context: RequestContext, body: JsonObject): Member {
  const world = context.get('world');
  const community = behind(body, 'community', 'Community\\Entity\\Community', (id) =>
    world.get(communityTable).get(id),
  );
  const user = behind(body, 'user', 'User\\Entity\\User', (id) => world.users.get(id));
  const blank = [...(community === undefined ? ['community'] : []), ...(user === undefined ? ['user'] : [])].map(
    (propertyPath) => ({ propertyPath, message: 'Cette valeur ne doit pas être vide.' }),
  );
  if (community === undefined || user === undefined) throw invalid(blank);
  if (user.memberships.some((own) => own.community === community.id)) {
    throw invalid([{ propertyPath: 'user', message: 'This user already asked to join this community.' }]);
  }
  const status = statusOf(body);
  const createdDate = nowOf(world);
  const bare: MembershipRecord = { id: world.nextId(), community: community.id, status, createdDate };
  const membership = { ...bare, ...decided({ user, membership: bare }, status, createdDate) };
  return { user: write(context, user, [...user.memberships, membership], status), membership };
}

/**
 * Returns the membership of a path if the requester may change its community.
 * @throws PlatformError 400
 */
function changeable(context: RequestContext): Member {
  const member = memberCalled(context.get('world'), Number(context.req.param('id')));
  if (member === undefined) throw notFound();
  demandFor(context, 'community_update', member.membership.community);
  return member;
}

/** Members of communities (docs/platform/b-communities-content.md §5). */
export function memberRoutes(app: Hono<Env>): void {
  app.get('/admin/communities/:id{[0-9]+}/members', (context) => {
    demand(context, 'community_read');
    const community = Number(context.req.param('id'));
    if (!communityExists(context.get('world'), community)) throw badRequest('Community not found');
    const { searchParams } = new URL(context.req.url);
    const { page, perPage } = new Query(searchParams).page();
    const members = [...membersOf(context.get('world'), community)].filter(memberFilter(searchParams));
    const shown = sortMembers(members, searchParams).slice((page - 1) * perPage, page * perPage);
    const environment = wireContext(context);
    const wire = shown.map((member) => listMember(member, environment));
    return collection(context.req.raw, 'CommunityUser', wire, { page, perPage, total: members.length });
  });

  app.post('/admin/community_members', async (context) => {
    demandFor(context, 'community_membership', null);
    const body = await readCreation(context.req.raw);
    checkTypes(body, types);
    const member = create(context, body);
    return item(context.req.raw, 'CommunityUser', withoutNulls(wireMember(member, wireContext(context))), 201);
  });

  app.patch('/admin/community_members/:id{[0-9]+}', async (context) => {
    changeable(context);
    const body = await readPatch(context.req.raw);
    checkTypes(body, types);
    // Read again after the wait, so that nothing is written over what another call has just stored.
    const member = changeable(context);
    const status = body.status === undefined ? member.membership.status : statusOf(body);
    const changed = { ...member.membership, status, ...decided(member, status, nowOf(context.get('world'))) };
    const memberships = member.user.memberships.map((own) => (own.id === changed.id ? changed : own));
    const after = { user: write(context, member.user, memberships, status), membership: changed };
    tell(context, after);
    return item(context.req.raw, 'CommunityUser', withoutNulls(wireMember(after, wireContext(context))));
  });

  app.delete('/admin/community_members/:id{[0-9]+}', (context) => {
    const { user, membership } = changeable(context);
    write(
      context,
      user,
      user.memberships.filter(({ id }) => id !== membership.id),
    );
    return new Response(null, { status: 204 });
  });
}
