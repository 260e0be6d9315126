import type { Hono } from 'hono';
import { type Call, demand, type Env } from '../access/requester.ts';
import { nowOf } from '../data/time.ts';
import { checkTypes, type JsonObject, readCreation, readPatch } from '../http/body.ts';
import { badRequest, databaseError, invalid, notFound } from '../http/errors.ts';
import { collection, item, withoutNulls } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import { wireContext } from '../resource/wire.ts';
import type { MembershipRecord, UserRecord } from '../store/user-record.ts';
import { memberFilter, sortMembers } from './member-query.ts';
import {
  communityCalled,
  demandFor,
  listMember,
  type Member,
  memberCalled,
  membersOf,
  wireMember,
} from './memberships.ts';

const types = { community: 'string', user: 'string', status: 'int' } as const;

/**
 * Resolves an IRI.
 * @throws PlatformError 400 when it does not exist
 */
function behind<T>(iri: unknown, pattern: RegExp, find: (id: number) => T | undefined): T | undefined {
  if (typeof iri !== 'string' || iri === '') return undefined;
  const found = find(Number(pattern.exec(iri)?.[1] ?? Number.NaN));
  if (found === undefined) throw badRequest(`Item not found for "${iri}".`);
  return found;
}

function statusOf(body: JsonObject): MembershipRecord['status'] {
  const status = ([0, 1, 2, 3] as const).find((known) => known === body.status);
  // The column has no default; what the platform does with other numbers is unknown.
  if (status === undefined) throw databaseError();
  return status;
}

const isManager = ({ roles }: UserRecord) => roles.some(({ role }) => role === 8);

/**
 * Stores a user's memberships; status 2 grants the manager role, which is never revoked
 * (docs/platform/b-communities-content.md §5).
 */
function write(call: Call, user: UserRecord, memberships: readonly MembershipRecord[], status?: number): UserRecord {
  const becomesManager = status === 2 && !isManager(user);
  return call.get('world').users.change(user.id, {
    memberships,
    ...(becomesManager && { roles: [...user.roles, { role: 8, territory: null }] }),
  });
}

function create(call: Call, body: JsonObject): Member {
  const world = call.get('world');
  const community = behind(body.community, /^\/communities\/(\d+)$/, communityCalled);
  const user = behind(body.user, /^\/users\/(\d+)$/, (id) => world.users.get(id));
  const blank = [...(community === undefined ? ['community'] : []), ...(user === undefined ? ['user'] : [])].map(
    (propertyPath) => ({ propertyPath, message: 'Cette valeur ne doit pas être vide.' }),
  );
  if (community === undefined || user === undefined) throw invalid(blank);
  if (user.memberships.some((own) => own.community === community.id)) {
    throw invalid([{ propertyPath: 'user', message: 'This user already asked to join this community.' }]);
  }
  const status = statusOf(body);
  const createdDate = nowOf(world);
  const membership: MembershipRecord = { id: world.nextId(), community: community.id, status, createdDate };
  return { user: write(call, user, [...user.memberships, membership], status), membership };
}

/**
 * Returns the membership of a path if the requester may change its community.
 * @throws PlatformError 400
 */
function changeable(call: Call): Member {
  const member = memberCalled(call.get('world'), Number(call.req.param('id')));
  if (member === undefined) throw notFound();
  demandFor(call, 'community_update', member.membership.community);
  return member;
}

/** Members of communities (docs/platform/b-communities-content.md §5). */
export function memberRoutes(app: Hono<Env>): void {
  app.get('/admin/communities/:id{[0-9]+}/members', (call) => {
    demand(call, 'community_read');
    const community = communityCalled(Number(call.req.param('id')));
    if (community === undefined) throw notFound();
    const { searchParams } = new URL(call.req.url);
    const { page, perPage } = new Query(searchParams).page();
    const members = [...membersOf(call.get('world'), community.id)].filter(memberFilter(searchParams));
    const shown = sortMembers(members, searchParams).slice((page - 1) * perPage, page * perPage);
    const context = wireContext(call);
    const wire = shown.map((member) => listMember(member, context));
    return collection(call.req.raw, 'CommunityUser', wire, { page, perPage, total: members.length });
  });

  app.post('/admin/community_members', async (call) => {
    demandFor(call, 'community_membership', null);
    const body = await readCreation(call.req.raw);
    checkTypes(body, types);
    const member = create(call, body);
    return item(call.req.raw, 'CommunityUser', withoutNulls(wireMember(member, wireContext(call))), 201);
  });

  app.patch('/admin/community_members/:id{[0-9]+}', async (call) => {
    const { user, membership } = changeable(call);
    const body = await readPatch(call.req.raw);
    checkTypes(body, types);
    const changed = body.status === undefined ? membership : { ...membership, status: statusOf(body) };
    const others = user.memberships.map((own) => (own.id === membership.id ? changed : own));
    const member = { user: write(call, user, others, changed.status), membership: changed };
    return item(call.req.raw, 'CommunityUser', withoutNulls(wireMember(member, wireContext(call))));
  });

  app.delete('/admin/community_members/:id{[0-9]+}', (call) => {
    const { user, membership } = changeable(call);
    write(
      call,
      user,
      user.memberships.filter(({ id }) => id !== membership.id),
    );
    return new Response(null, { status: 204 });
  });
}
