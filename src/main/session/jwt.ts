import { z } from 'zod';

/** The claims in use (docs/platform/a-auth-users.yaml, JwtClaims), in seconds of the platform's clock. */
const claims = z.object({ iat: z.number(), exp: z.number() });

/**
 * Returns the lifetime of a token in milliseconds: the difference of two platform times, so this computer's clock does
 * not matter.
 * @returns null for a token without these claims; 'Expired JWT Token' is then the only sign
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
