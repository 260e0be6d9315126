import type { User } from '#shared/resources/users/user.ts';

/** Reads one person's item anew (`Resource`). */
export interface People {
  get(id: number, call?: { signal?: AbortSignal | undefined }): Promise<User>;
}

/** Status of an account that was deleted: its item is still answered (docs/platform/a-auth-users.md §5). */
export const deletedStatus = 4;

export const fullName = ({ givenName, familyName }: Pick<User, 'givenName' | 'familyName'>): string | null =>
  [givenName, familyName].filter(Boolean).join(' ') || null;
