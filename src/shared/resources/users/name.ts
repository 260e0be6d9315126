import type { User } from './user.ts';

/** The full name, as in `Jeanne Martin`; for a user without a name, the id. */
export const userName = ({ id, givenName, familyName }: Pick<User, 'id' | 'givenName' | 'familyName'>): string =>
  [givenName, familyName].filter(Boolean).join(' ') || `#${id}`;
