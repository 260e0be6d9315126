import type { Hono } from 'hono';
import { htmlError, TokenError } from '../http/errors.ts';
import { collection, item } from '../http/hydra.ts';
import { accounts } from './accounts.ts';
import { demand, type Env, holds, rightsOfUser } from './requester.ts';
import { grantableOf } from './roles.ts';
import { issue, readRefreshToken, renew } from './tokens.ts';

const isJson = (request: Request) => /json/.test(request.headers.get('content-type') ?? '');

/** Parses the JSON object of a request; null for anything else. */
async function jsonBody(request: Request): Promise<Record<string, unknown> | null> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    return null;
  }
}

/** Response to an incomplete or malformed sign-in, which has a format of its own (docs/platform/a-auth-users.md §3). */
const badSignIn = () => Response.json({ error: { code: 400, message: 'Bad Request' } }, { status: 400 });

/** Registers sign-in and refresh (docs/platform/a-auth-users.md §2), the only calls without a token. */
export function tokenRoutes(app: Hono<Env>): void {
  app.post('/login', async (context) => {
    const world = context.get('world');
    if (!isJson(context.req.raw)) return htmlError(401);
    const { username, password } = (await jsonBody(context.req.raw)) ?? {};
    if (typeof username !== 'string' || typeof password !== 'string') return badSignIn();
    const user = world.users.findByEmail(username);
    const account = user === undefined ? undefined : accounts[user.id - 1];
    if (user === undefined || account === undefined || account.password !== password) {
      throw new TokenError('Invalid credentials.');
    }
    // An account without any role (docs/platform/a-auth-users.md §5).
    if (user.roles.length === 0) return htmlError(500);
    return Response.json(await issue(world, user, rightsOfUser(user, context.get('roleRights')).has('access_admin')));
  });

  app.post('/token/refresh', async (context) => {
    const world = context.get('world');
    const { refreshToken } = (await jsonBody(context.req.raw)) ?? {};
    const username = typeof refreshToken === 'string' ? await readRefreshToken(world, refreshToken) : null;
    const user = username === null ? undefined : world.users.findByEmail(username);
    if (typeof refreshToken !== 'string' || user === undefined) {
      throw new TokenError('An authentication exception occurred.');
    }
    return Response.json(
      await renew(world, user, rightsOfUser(user, context.get('roleRights')).has('access_admin'), refreshToken),
    );
  });
}

const kibanaId = 999_999_999_999;

/** Registers the calls about the signed-in user's permissions and the site's features. */
export function ownRoutes(app: Hono<Env>): void {
  app.get('/permissions', (context) => {
    demand(context, 'check_permission');
    return collection(context.req.raw, 'Permission', [...context.get('requester').rights]);
  });

  app.get('/permissions/grantable', (context) => {
    demand(context, 'check_permission');
    const roles = context.get('requester').user.roles.map(({ role }) => role);
    return collection(context.req.raw, 'Permission', grantableOf(roles));
  });

  app.get('/eec/instance', (context) =>
    item(context.req.raw, 'EecInstance', {
      '@id': '/eec/instance',
      '@type': 'EecInstance',
      available: true,
      ldAvailable: true,
      ldProgressVisualization: true,
      sdAvailable: false,
      sdProgressVisualization: false,
      ldExpirationDate: '2030-12-31T23:59:59+00:00',
      beginDateOfPeriodWithoutJourney: '1900-01-01T00:00:00+00:00',
      tabView: true,
    }),
  );

  app.get('/admin/kibana_logins', (context) => {
    demand(context, 'access_admin');
    const { user } = context.get('requester');
    // Only directly assigned roles count, and solidary operators get none (docs/platform/a-auth-users.md §10).
    const logins = [
      ...(holds(user, 2) ? [{ username: 'tableau-administration', password: 'bac-a-sable-1' }] : []),
      ...(holds(user, 8) || holds(user, 9) ? [{ username: 'tableau-communautes', password: 'bac-a-sable-2' }] : []),
    ];
    const members = logins.map((login) => ({
      '@id': `/kibana_logins/${kibanaId}`,
      '@type': 'KibanaLogin',
      id: kibanaId,
      ...login,
    }));
    return collection(context.req.raw, 'KibanaLogin', members);
  });
}
