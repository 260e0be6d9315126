import type { User } from '#shared/resources/users/user.ts';
import { type UserWrite, userWrite } from '#shared/resources/users/write.ts';

/** Fields of an account that another one can take over. An e-mail address is that of one account at a time. */
export const takenFields = ['familyName', 'givenName', 'telephone', 'birthDate', 'gender', 'homeAddress'] as const;
export type Taken = (typeof takenFields)[number];

/**
 * What writes this field of an account into another one, or back into its own; null where the platform would not take
 * the value as it is.
 */
export function writeOf(field: Taken, user: Pick<User, Taken>): Partial<UserWrite> | null {
  const value = user[field];
  // Home addresses are left out where there is none (docs/platform/a-auth-users.md §5).
  if (field === 'homeAddress' && value === null) return null;
  const { success, data } = userWrite.shape[field].safeParse(value);
  return success ? { [field]: data } : null;
}

/** Whether an account has something in this field. */
export const hasValue = (field: Taken, user: Pick<User, Taken>): boolean =>
  user[field] !== null && user[field] !== '' && user[field] !== 0;
