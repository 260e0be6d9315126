import type { Context, MiddlewareHandler } from 'hono';
import { nowOf } from '../data/time.ts';
import { accessDenied, TokenError } from '../http/errors.ts';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { type Account, accounts } from './accounts.ts';
import type { Right, RoleRights } from './roles.ts';
import { readAccessToken } from './tokens.ts';

/** The signed-in person behind a call. */
export interface Requester {
  readonly user: UserRecord;
  readonly rights: ReadonlySet<string>;
  readonly seesEveryUser: boolean;
  readonly roleRights: RoleRights;
}

export interface Env {
  Variables: {
    world: World;
    roleRights: RoleRights;
    /** Returns the origin at which a window reaches the dashboards; the platform's own if absent. */
    dashboardOrigin: (() => Promise<string>) | undefined;
    requester: Requester;
  };
}
export type RequestContext = Context<Env>;

export const accountOf = (user: UserRecord): Account | undefined => accounts[user.id - 1];

/** Returns a user's permissions: those of their current roles, and those granted to the account. */
export function rightsOfUser(user: UserRecord, { rightsOf }: RoleRights): ReadonlySet<string> {
  const rights = rightsOf(user.roles.map(({ role }) => role));
  return new Set([...rights, ...(accountOf(user)?.extraRights ?? [])]);
}

export const holds = (user: UserRecord, role: number) => user.roles.some((held) => held.role === role);

/**
 * Requires a bearer token and finds its user by the e-mail in it, so a changed e-mail invalidates the token
 * (docs/platform/a-auth-users.md §2). Every accepted call counts as activity of that user
 * (docs/platform/a-auth-users.md §1).
 */
export const authenticate: MiddlewareHandler<Env> = async (context, next) => {
  const world = context.get('world');
  const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  if (token === undefined) throw new TokenError('JWT Token not found');
  const claims = await readAccessToken(world, token);
  if (claims === null) throw new TokenError('Invalid JWT Token');
  if (claims.exp <= world.now() / 1000) throw new TokenError('Expired JWT Token');
  const user = world.users.findByEmail(claims.username);
  if (user === undefined) throw new TokenError('Invalid JWT Token');
  const now = nowOf(world);
  const roleRights = context.get('roleRights');
  world.users.touch(user.id, now);
  context.set('requester', {
    user: { ...user, lastActivityDate: now },
    rights: rightsOfUser(user, roleRights),
    seesEveryUser: accountOf(user)?.seesEveryUser ?? false,
    roleRights,
  });
  await next();
};

/** @throws PlatformError unless the requester has the permission */
export function demand(context: RequestContext, right: Right): void {
  if (!context.get('requester').rights.has(right)) throw accessDenied();
}

/** Like `demand`, except that users may read, change and delete themselves (docs/platform/a-auth-users.md §4). */
export function demandOrSelf(context: RequestContext, right: Right, id: number): void {
  if (context.get('requester').user.id !== id) demand(context, right);
}

/**
 * Returns the territories to which a permission is limited; empty when a role grants it everywhere, or none grants it.
 */
export function territoriesOfRight({ user, roleRights }: Requester, right: Right): ReadonlySet<number> {
  const givers = user.roles.filter(({ role }) => roleRights.rightsOf([role]).includes(right));
  if (givers.some(({ territory }) => territory === null)) return new Set();
  return new Set(givers.flatMap(({ territory }) => (territory === null ? [] : [territory])));
}
