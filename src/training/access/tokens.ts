import { sign, verify } from 'hono/jwt';
import type { UserRecord } from '../store/user-record.ts';
import type { World } from '../store/world.ts';
import { roleNames } from './roles.ts';

/** Seconds for which a refresh token lives after each use (docs/platform/a-auth-users.md §2). */
const refreshLifetime = 2_592_000;

const secret = (world: World) => `training-platform-${world.seed}`;
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/** What a valid access token says; `null` for one that is not of this platform. */
interface Claims {
  username: string;
  exp: number;
}

/**
 * The platform signs with RS256; nothing outside of it may check the signature, so a shared secret will do here. The
 * secret comes from the seed: a session outlives a restart of the application, as it does with a real platform.
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

/** A new access token for the same refresh token, whose life starts again. */
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
    // The platform's clock decides on lifetimes, not this machine's.
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

/** The e-mail that a refresh token stands for, or null when it is not ours or its life is over. */
export async function readRefreshToken(world: World, token: string): Promise<string | null> {
  const claims = await read(world, token);
  if (claims?.kind !== 'refresh' || typeof claims.username !== 'string' || typeof claims.iat !== 'number') return null;
  const end = world.refreshLives.get(token) ?? claims.iat + refreshLifetime;
  return seconds(world.now()) < end ? claims.username : null;
}
