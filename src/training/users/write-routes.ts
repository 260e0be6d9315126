import type { Hono } from 'hono';
import { demand, demandOrSelf, type Env, type RequestContext } from '../access/requester.ts';
import { nowOf } from '../data/time.ts';
import { type JsonObject, readCreation, readPatch } from '../http/body.ts';
import { databaseError, notFound } from '../http/errors.ts';
import { collection, item, withoutNulls } from '../http/hydra.ts';
import { addressOf } from '../resource/fields.ts';
import { wireContext } from '../resource/wire.ts';
import { bareUser, type UserRecord } from '../store/user-record.ts';
import { idsOf } from './list.ts';
import { pseudonymise } from './pseudonymise.ts';
import { queryOf } from './read-routes.ts';
import { writtenUser } from './wire.ts';
import { changesOf, checkUser, rolesOf } from './write.ts';

const idOf = (context: RequestContext) => Number(context.req.param('id'));

/**
 * The e-mail that the platform invents when its site configures no domain, which is not valid
 * (docs/platform/a-auth-users.md §5).
 */
const inventedEmail = (id: number) => `+${String(id).padStart(10, 'x')}@`;

function create(context: RequestContext, body: JsonObject): UserRecord {
  const world = context.get('world');
  // The column has no default and is not nullable (docs/platform/a-auth-users.md §5).
  if (body.gender === undefined) throw databaseError();
  const roles = rolesOf(body.rolesTerritory);
  const { homeAddress } = body;
  const home = homeAddress === undefined || homeAddress === null ? null : addressOf(homeAddress);
  const { email, ...changes } = changesOf(body);
  return world.users.add((id) =>
    bareUser({
      ...changes,
      id,
      createdDate: nowOf(world),
      email: email || inventedEmail(id),
      homeAddress: home,
      roles: roles.length > 0 ? roles : [{ role: 3, territory: null }],
      parentalConsentUuid: changes.legalGuardianEmail ? `training-${id}` : null,
    }),
  );
}

function update(context: RequestContext, user: UserRecord, body: JsonObject): UserRecord {
  const changes = changesOf(body);
  const hasNewTelephone = changes.telephone !== undefined && changes.telephone !== user.telephone;
  return context.get('world').users.change(user.id, {
    ...changes,
    ...(hasNewTelephone && { phoneValidatedDate: null }),
    ...(body.rolesTerritory !== undefined && { roles: rolesOf(body.rolesTerritory) }),
    ...(body.homeAddress !== undefined && { homeAddress: addressOf(body.homeAddress) }),
  });
}

/** Removes the lines of a home address that was just written, as for any address (docs/platform/a-auth-users.md §5). */
const withNewHome = (wire: JsonObject): JsonObject =>
  typeof wire.homeAddress === 'object' ? { ...wire, homeAddress: { ...wire.homeAddress, displayLabel: [] } } : wire;

/**
 * The response of a creation differs from the item (docs/platform/a-auth-users.md §5): no picture, no computed fields,
 * and each role twice.
 */
const unfinished = (wire: JsonObject, { roles }: UserRecord): JsonObject => ({
  ...withNewHome(wire),
  avatar: '',
  oldEnoughToDrive: false,
  missingDataToPayElectronically: [],
  rolesTerritory: [...roles, ...roles],
});

/** Registers creation, update and deletion (docs/platform/a-auth-users.md §5, §6). */
export function userWriteRoutes(app: Hono<Env>): void {
  app.post('/admin/users', async (context) => {
    demand(context, 'user_create');
    const body = await readCreation(context.req.raw);
    const { users } = context.get('world');
    checkUser(body, (email) => users.findByEmail(email) !== undefined);
    const user = create(context, body);
    return item(context.req.raw, 'User', unfinished(withoutNulls(writtenUser(user, wireContext(context))), user), 201);
  });

  app.patch('/admin/users/:id{[0-9]+}', async (context) => {
    demandOrSelf(context, 'user_update', idOf(context));
    const body = await readPatch(context.req.raw);
    const { users } = context.get('world');
    const user = users.get(idOf(context));
    if (user === undefined) throw notFound();
    checkUser(body, (email) => (users.findByEmail(email) ?? user).id !== user.id, user);
    const updated = update(context, user, body);
    const wire = withoutNulls(writtenUser(updated, wireContext(context)));
    return item(context.req.raw, 'User', body.homeAddress === undefined ? wire : withNewHome(wire));
  });

  app.delete('/admin/users/:id{[0-9]+}', (context) => {
    demandOrSelf(context, 'user_delete', idOf(context));
    const world = context.get('world');
    const user = world.users.get(idOf(context));
    if (user === undefined) throw notFound();
    pseudonymise(world, user);
    return new Response(null, { status: 204 });
  });

  // A GET that deletes: without a filter everybody, including the requester, whatever the list shows
  // (docs/platform/a-auth-users.md §6).
  app.get('/admin/users/delete', (context) => {
    const world = context.get('world');
    for (const id of idsOf(world, queryOf(context))) {
      const user = world.users.get(id);
      if (user !== undefined) pseudonymise(world, user);
    }
    // The permission is checked after the deletion.
    demand(context, 'user_delete');
    return collection(context.req.raw, 'User', []);
  });
}
