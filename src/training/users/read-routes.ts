import type { Hono } from 'hono';
import { type Call, demand, demandOrSelf, type Env } from '../access/requester.ts';
import { serverError } from '../http/errors.ts';
import { collection, item } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import { wireContext } from '../resource/wire.ts';
import type { UserRecord } from '../store/user-record.ts';
import { idsOf } from './list.ts';
import { itemUser, listUser } from './wire.ts';

export const queryOf = (call: Call) => new Query(new URL(call.req.url).searchParams);

const networkStatuses = ['working', 'ongoing', 'pondering', 'unsuscribed', 'notConsidered', null] as const;

/** Whether the home town belongs to the hitchhiking network; `unsuscribed` is the wire's spelling. */
function networkStatus({ homeAddress }: UserRecord) {
  const town = homeAddress?.addressLocality;
  if (!town) return 'notConsidered';
  return networkStatuses[[...town].length % networkStatuses.length] ?? null;
}

/** Registers list, item, search by e-mail, and hitchhiking network status (docs/platform/a-auth-users.md §5). */
export function userReadRoutes(app: Hono<Env>): void {
  app.get('/admin/users', (call) => {
    demand(call, 'user_list');
    const query = queryOf(call);
    const { page, perPage } = query.page();
    const { users } = call.get('world');
    const ids = idsOf(call.get('world'), query, call.get('requester'));
    const context = wireContext(call);
    const members = ids.slice((page - 1) * perPage, page * perPage).flatMap((id) => users.get(id) ?? []);
    return collection(
      call.req.raw,
      'User',
      members.map((user) => listUser(user, context)),
      { page, perPage, total: ids.length },
    );
  });

  app.get('/admin/users/email', (call) => {
    demand(call, 'user_list');
    const email = queryOf(call).text('email');
    if (email === undefined) throw serverError();
    const user = call.get('world').users.findByEmail(email);
    const members = user === undefined ? [] : [itemUser(user, call)];
    return collection(call.req.raw, 'User', members);
  });

  app.get('/admin/users/:id{[0-9]+}', (call) => {
    const id = Number(call.req.param('id'));
    demandOrSelf(call, 'user_read', id);
    const user = call.get('world').users.get(id);
    // An unknown id causes a 500 here, not a 'Not Found' (docs/platform/a-auth-users.md §3).
    if (user === undefined) throw serverError();
    return item(call.req.raw, 'User', itemUser(user, call));
  });

  app.get('/admin/users/:id{[0-9]+}/rzpTerritoryStatus', (call) => {
    const id = Number(call.req.param('id'));
    demandOrSelf(call, 'user_read', id);
    const user = call.get('world').users.get(id);
    if (user === undefined) throw serverError();
    const status = networkStatus(user);
    return item(call.req.raw, 'User', { '@id': `/users/${id}`, '@type': 'User', id, rzpTerritoryStatus: status });
  });
}
