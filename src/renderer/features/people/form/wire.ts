import type { UserWrite } from '#shared/resources/users/write.ts';
import type { UserValues } from './draft.ts';

/**
 * A new user with just what was given: what is left out takes the platform's own defaults
 * (docs/platform/a-auth-users.yaml, AdminUserCreate).
 */
export function newUser({ status = 1, ...values }: UserValues): UserWrite {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  // Only keys that may be absent can be null or undefined; the others are always given.
  return { ...(Object.fromEntries(given) as Omit<UserWrite, 'status'>), status };
}
