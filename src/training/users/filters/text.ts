import { likeKey } from '../../data/names.ts';
import { queryError } from '../../http/errors.ts';
import type { UserRecord } from '../../store/user-record.ts';
import type { FilterFamily, Predicate } from './predicate.ts';

const contains = (text: string | null, part: string) => text !== null && likeKey(text).includes(part);

const partial = (field: 'givenName' | 'familyName' | 'email', value: string | undefined): Predicate[] => {
  if (value === undefined || value === '') return [];
  const part = likeKey(value);
  return [(user) => contains(user[field], part)];
};

/**
 * Filters by part of either name, or of both in either order. The platform inserts the text between apostrophes into
 * its query, so an apostrophe breaks it (docs/platform/a-auth-users.md §5).
 */
function search(value: string | undefined): Predicate[] {
  if (value === undefined || value === '') return [];
  if (value.includes("'")) throw queryError();
  const part = likeKey(value);
  const both = ({ givenName, familyName }: UserRecord) => [
    `${givenName ?? ''} ${familyName ?? ''}`,
    `${familyName ?? ''} ${givenName ?? ''}`,
  ];
  return [
    (user) =>
      contains(user.givenName, part) ||
      contains(user.familyName, part) ||
      both(user).some((names) => likeKey(names).includes(part)),
  ];
}

/** q, givenName, familyName, email (partial), telephone and login (exact). Accents and case are ignored. */
export const textFilters: FilterFamily = (query) => {
  const telephone = query.text('telephone');
  const login = query.text('login');
  return [
    ...search(query.text('q')),
    ...partial('givenName', query.text('givenName')),
    ...partial('familyName', query.text('familyName')),
    ...partial('email', query.text('email')),
    ...(telephone ? [(user: UserRecord) => user.telephone === telephone] : []),
    ...(login ? [(user: UserRecord) => user.email.toLowerCase() === login.toLowerCase()] : []),
  ];
};
