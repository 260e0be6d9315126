import { z } from 'zod';

/** The claims that matter here (docs/platform/a-auth-users.yaml, JwtClaims), in seconds of the platform's clock. */
const claims = z.object({ iat: z.number(), exp: z.number() });

/**
 * How long a token lives, in milliseconds. The difference of two times of the platform's clock: how wrong this
 * computer's clock is does not matter.
 *
 * @returns null for a token that says nothing of it; the platform's 'Expired JWT Token' is then the only sign
 */
export function lifetimeOf(token: string): number | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const { iat, exp } = claims.parse(payload);
    return exp > iat ? (exp - iat) * 1000 : 0;
  } catch {
    return null;
  }
}
