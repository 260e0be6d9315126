import { fullNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';

/** Reads a person's item again (`Resource`). */
export interface People {
  get(id: number, call?: { signal?: AbortSignal | undefined }): Promise<User>;
}

/** Status of a deleted account, whose item can still be read (docs/platform/a-auth-users.md §5). */
export const deletedStatus = 4;

export const fullName = (user: Pick<User, 'givenName' | 'familyName'>): string | null => fullNameOf(user) || null;
