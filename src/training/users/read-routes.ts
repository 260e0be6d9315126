import type { Hono } from 'hono';
import { demand, demandOrSelf, type Env, type RequestContext } from '../access/requester.ts';
import { serverError } from '../http/errors.ts';
import { collection, item } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import { wireContext } from '../resource/wire.ts';
import type { UserRecord } from '../store/user-record.ts';
import { idsOf } from './list.ts';
import { itemUser, listUser } from './wire.ts';

export const queryOf = (context: RequestContext) => new Query(new URL(context.req.url).searchParams);

const networkStatuses = ['working', 'ongoing', 'pondering', 'unsuscribed', 'notConsidered', null] as const;

/** Whether the home town belongs to the hitchhiking network; `unsuscribed` is the wire's spelling. */
function networkStatus({ homeAddress }: UserRecord) {
  const town = homeAddress?.addressLocality;
  if (!town) return 'notConsidered';
  return networkStatuses[[...town].length % networkStatuses.length] ?? null;
}

/** Registers list, item, search by e-mail, and hitchhiking network status (docs/platform/a-auth-users.md §5). */
export function userReadRoutes(app: Hono<Env>): void {
  app.get('/admin/users', (context) => {
    demand(context, 'user_list');
    const query = queryOf(context);
    const { page, perPage } = query.page();
    const { users } = context.get('world');
    const ids = idsOf(context.get('world'), query, context.get('requester'));
    const environment = wireContext(context);
    const members = ids.slice((page - 1) * perPage, page * perPage).flatMap((id) => users.get(id) ?? []);
    return collection(
      context.req.raw,
      'User',
      members.map((user) => listUser(user, environment)),
      { page, perPage, total: ids.length },
    );
  });

  app.get('/admin/users/email', (context) => {
    demand(context, 'user_list');
    const email = queryOf(context).text('email');
    if (email === undefined) throw serverError();
    const user = context.get('world').users.findByEmail(email);
    const members = user === undefined ? [] : [itemUser(user, context)];
    return collection(context.req.raw, 'User', members);
  });

  app.get('/admin/users/:id{[0-9]+}', (context) => {
    const id = Number(context.req.param('id'));
    demandOrSelf(context, 'user_read', id);
    const user = context.get('world').users.get(id);
    // An unknown id causes a 500 here, not a 'Not Found' (docs/platform/a-auth-users.md §3).
    if (user === undefined) throw serverError();
    return item(context.req.raw, 'User', itemUser(user, context));
  });

  app.get('/admin/users/:id{[0-9]+}/rzpTerritoryStatus', (context) => {
    const id = Number(context.req.param('id'));
    demandOrSelf(context, 'user_read', id);
    const user = context.get('world').users.get(id);
    if (user === undefined) throw serverError();
    const status = networkStatus(user);
    return item(context.req.raw, 'User', { '@id': `/users/${id}`, '@type': 'User', id, rzpTerritoryStatus: status });
  });
}
