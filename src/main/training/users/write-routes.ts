import type { Hono } from 'hono';
import { type Call, demand, demandOrSelf, type Env } from '../access/requester.ts';
import { nowOf } from '../data/time.ts';
import { type JsonObject, readCreation, readPatch } from '../http/body.ts';
import { notFound, serverError } from '../http/errors.ts';
import { collection, item, withoutNulls } from '../http/hydra.ts';
import { idsOf } from './list.ts';
import { pseudonymise } from './pseudonymise.ts';
import { queryOf } from './read-routes.ts';
import { bareUser, emptyAddress, type UserRecord } from './record.ts';
import { wireContext, writtenUser } from './wire.ts';
import { addressOf, changesOf, checkUser, rolesOf } from './write.ts';

const idOf = (call: Call) => Number(call.req.param('id'));

function create(call: Call, body: JsonObject): UserRecord {
  const world = call.get('world');
  // The column has no default and refuses null (contract a §5).
  if (body.gender === undefined) throw serverError();
  const roles = rolesOf(body.rolesTerritory);
  const { homeAddress } = body;
  const home = homeAddress === undefined || homeAddress === null ? null : addressOf(homeAddress, emptyAddress);
  const { email, ...changes } = changesOf(body);
  return world.users.add((id) =>
    bareUser({
      ...changes,
      id,
      createdDate: nowOf(world),
      email: email || `compte-${id}@example.net`,
      homeAddress: home,
      roles: roles.length > 0 ? roles : [{ role: 3, territory: null }],
      parentalConsentUuid: changes.legalGuardianEmail ? `training-${id}` : null,
    }),
  );
}

/** `null` removes nothing, and is an error when there is nothing to keep (contract a §5). */
function homeOf(body: JsonObject, user: UserRecord): Partial<UserRecord> {
  if (!('homeAddress' in body)) return {};
  if (body.homeAddress !== null) return { homeAddress: addressOf(body.homeAddress, user.homeAddress ?? emptyAddress) };
  if (user.homeAddress === null) throw serverError();
  return {};
}

function update(call: Call, user: UserRecord, body: JsonObject): UserRecord {
  const changes = changesOf(body);
  const hasNewTelephone = changes.telephone !== undefined && changes.telephone !== user.telephone;
  return call.get('world').users.change(user.id, {
    ...changes,
    ...(hasNewTelephone && { phoneValidatedDate: null }),
    ...(body.rolesTerritory !== undefined && { roles: rolesOf(body.rolesTerritory) }),
    ...homeOf(body, user),
  });
}

/** Creation, change, deletion (contract a §5, §6). */
export function userWriteRoutes(app: Hono<Env>): void {
  app.post('/admin/users', async (call) => {
    demand(call, 'user_create');
    const body = await readCreation(call.req.raw);
    const { users } = call.get('world');
    checkUser(body, (email) => users.findByEmail(email) !== undefined);
    const user = create(call, body);
    const wire = withoutNulls(writtenUser(user, wireContext(call)));
    // The getter of the roles appends: after a creation each comes twice (contract a §5).
    const doubled = [...user.roles, ...user.roles];
    return item(call.req.raw, 'User', { ...wire, rolesTerritory: doubled }, 201);
  });

  app.patch('/admin/users/:id{[0-9]+}', async (call) => {
    demandOrSelf(call, 'user_update', idOf(call));
    const body = await readPatch(call.req.raw);
    const { users } = call.get('world');
    const user = users.get(idOf(call));
    if (user === undefined) throw notFound();
    checkUser(body, (email) => (users.findByEmail(email) ?? user).id !== user.id);
    const updated = update(call, user, body);
    return item(call.req.raw, 'User', withoutNulls(writtenUser(updated, wireContext(call))));
  });

  app.delete('/admin/users/:id{[0-9]+}', (call) => {
    demandOrSelf(call, 'user_delete', idOf(call));
    const world = call.get('world');
    const user = world.users.get(idOf(call));
    if (user === undefined) throw notFound();
    pseudonymise(world, user);
    return new Response(null, { status: 204 });
  });

  // A GET that deletes: without a filter everybody, the requester among them, whatever the list shows (contract a §6).
  app.get('/admin/users/delete', (call) => {
    demand(call, 'user_delete');
    const world = call.get('world');
    for (const id of idsOf(world, queryOf(call))) {
      const user = world.users.get(id);
      if (user !== undefined) pseudonymise(world, user);
    }
    return collection(call.req.raw, 'User', []);
  });
}
