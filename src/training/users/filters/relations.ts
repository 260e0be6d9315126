import { numbersIn, type Query } from '../../http/query.ts';
import type { UserRecord } from '../../store/user-record.ts';
import type { FilterFamily, Predicate } from './predicate.ts';

const holdsOneOf = (user: UserRecord, ...wanted: number[]) => user.roles.some(({ role }) => wanted.includes(role));

function community(query: Query): Predicate[] {
  const wanted = query.integer('community');
  if (wanted === undefined) return [];
  return [(user) => user.memberships.some((membership) => membership.community === wanted)];
}

/**
 * Compares the id of the membership instead of the community's, as the platform does (docs/platform/a-auth-users.md
 * §5).
 */
function communitiesExclude(query: Query): Predicate[] {
  const excluded = numbersIn((query.text('communitiesExclude') ?? '').split(','));
  if (excluded.size === 0) return [];
  return [(user) => !user.memberships.some(({ id }) => excluded.has(id))];
}

const solidaryUser = (query: Query, kind: 'volunteer' | 'beneficiary'): Predicate[] => {
  const value = query.text(`solidaryUser.${kind}`);
  if (value !== 'true' && value !== 'false') return [];
  return [(user) => user.solidaryUser?.[kind] === (value === 'true')];
};

/** Communities and solidary kinds. The mere presence of the first two solidary filters counts. */
export const relationFilters: FilterFamily = (query, now) => [
  ...community(query),
  ...communitiesExclude(query),
  ...(query.has('solidary') ? [(user: UserRecord) => holdsOneOf(user, 11, 12)] : []),
  ...(query.has('solidaryCandidate') ? [(user: UserRecord) => holdsOneOf(user, 171, 172)] : []),
  ...(query.text('solidaryExclusive') === 'true'
    ? [(user: UserRecord) => user.ads.some((ad) => ad.isSolidaryOnly && ad.validUntil >= now)]
    : []),
  ...solidaryUser(query, 'volunteer'),
  ...solidaryUser(query, 'beneficiary'),
];
