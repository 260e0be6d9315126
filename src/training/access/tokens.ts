import { sign, verify } from 'hono/jwt';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { roleNames } from './roles.ts';

/** Lifetime of a refresh token after each use, in seconds (docs/platform/a-auth-users.md §2). */
const refreshLifetime = 2_592_000;

const secret = (world: World) => `training-platform-${world.seed}`;
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/** Claims of a valid access token. */
interface Claims {
  username: string;
  exp: number;
}

/**
 * Creates an access token. The platform signs with RS256; here nobody else verifies it, so a shared secret is enough.
 * The secret derives from the seed, so that a session survives a restart, as on a real platform.
 */
async function accessToken(world: World, user: UserRecord, isAdmin: boolean): Promise<string> {
  const iat = seconds(world.now());
  const claims = {
    iat,
    exp: iat + world.tokenLifetime,
    roles: [...new Set(user.roles.map(({ role }) => roleNames[role]))],
    username: user.email,
    id: user.id,
    admin: isAdmin,
  };
  return sign(claims, secret(world), 'HS256');
}

export async function issue(world: World, user: UserRecord, isAdmin: boolean): Promise<TokenPair> {
  const iat = seconds(world.now());
  const refreshToken = await sign({ kind: 'refresh', username: user.email, iat }, secret(world), 'HS256');
  world.refreshLives.set(refreshToken, iat + refreshLifetime);
  return { token: await accessToken(world, user, isAdmin), refreshToken };
}

/** Creates a new access token for a refresh token and restarts the latter's lifetime. */
export async function renew(
  world: World,
  user: UserRecord,
  isAdmin: boolean,
  refreshToken: string,
): Promise<TokenPair> {
  world.refreshLives.set(refreshToken, seconds(world.now()) + refreshLifetime);
  return { token: await accessToken(world, user, isAdmin), refreshToken };
}

async function read(world: World, token: string): Promise<Record<string, unknown> | null> {
  try {
    // Lifetimes are checked with the platform's clock, not this computer's.
    return await verify(token, secret(world), { alg: 'HS256', exp: false, iat: false, nbf: false });
  } catch {
    return null;
  }
}

export async function readAccessToken(world: World, token: string): Promise<Claims | null> {
  const claims = await read(world, token);
  if (typeof claims?.username !== 'string' || typeof claims.exp !== 'number') return null;
  return { username: claims.username, exp: claims.exp };
}

/** Returns the e-mail of a refresh token; null when it is invalid or expired. */
export async function readRefreshToken(world: World, token: string): Promise<string | null> {
  const claims = await read(world, token);
  if (claims?.kind !== 'refresh' || typeof claims.username !== 'string' || typeof claims.iat !== 'number') return null;
  const end = world.refreshLives.get(token) ?? claims.iat + refreshLifetime;
  return seconds(world.now()) < end ? claims.username : null;
}
