import type { User } from './user.ts';

/** `Jeanne Martin`; the number of a user without a name. */
export const userName = ({ id, givenName, familyName }: Pick<User, 'id' | 'givenName' | 'familyName'>): string =>
  [givenName, familyName].filter(Boolean).join(' ') || `#${id}`;
