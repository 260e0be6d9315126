import type { AdType } from '#shared/resources/users/values.ts';
import type { AdRecord } from './user-record.ts';

/** Type of the ads that are still valid: 1 driver, 2 passenger, 3 both, 0 none. */
export function adTypeOf(ads: readonly AdRecord[], now: number): AdType {
  const roles = ads.filter(({ validUntil }) => validUntil >= now).map(({ role }) => role);
  if (roles.length === 0) return 0;
  return roles.every((role) => role === roles[0]) ? (roles[0] ?? 0) : 3;
}
