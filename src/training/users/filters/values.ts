import { queryError } from '../../http/errors.ts';
import { numbersIn, type Query } from '../../http/query.ts';
import type { UserRecord } from '../../store/user-record.ts';
import type { FilterFamily, Predicate } from './predicate.ts';

/** Reads `name=1` or `name[]=1&name[]=2`; ignores what is not a number; undefined when nothing remains. */
function anyOf(query: Query, name: string): Set<number> | undefined {
  const scalar = query.text(name);
  const wanted = numbersIn([...query.list(name), ...(scalar === undefined ? [] : [scalar])]);
  return wanted.size > 0 ? wanted : undefined;
}

function ids(query: Query): Predicate[] {
  const wanted = anyOf(query, 'id');
  const selected = query.text('selected');
  const chosen = selected === undefined ? undefined : numbersIn(selected.split(','));
  return [
    ...(wanted === undefined ? [] : [({ id }: UserRecord) => wanted.has(id)]),
    ...(chosen === undefined ? [] : [({ id }: UserRecord) => chosen.has(id)]),
  ];
}

/** In brackets a missing status counts as 0, as a scalar it does not (docs/platform/a-auth-users.md §5). */
function identityStatus(query: Query): Predicate[] {
  const several = numbersIn(query.list('identityStatus'));
  if (several.size > 0) return [(user) => several.has(user.identityStatus ?? 0)];
  const one = query.integer('identityStatus');
  return one === undefined ? [] : [(user) => user.identityStatus === one];
}

/**
 * Only the literal true filters; false breaks the query, anything else is ignored (docs/platform/a-auth-users.md §5).
 */
function isHitchHiker(query: Query): Predicate[] {
  const value = query.text('isHitchHiker');
  if (value === 'false') throw queryError();
  return value === 'true' ? [(user) => user.hitchHikeDriver === true || user.hitchHikePassenger === true] : [];
}

const flag = (query: Query, name: 'rezoKit' | 'cardLetter' | 'cardLetterPosted'): Predicate[] =>
  query.text(name) === 'true' ? [(user) => user[name] === true] : [];

/** Ids, gender, news, identity, hitchhiking. */
export const valueFilters: FilterFamily = (query) => {
  const genders = anyOf(query, 'gender');
  const proofStatuses = anyOf(query, 'identityProofStatus');
  const news = query.text('newsSubscription');
  return [
    ...ids(query),
    ...(genders === undefined ? [] : [(user: UserRecord) => genders.has(user.gender)]),
    ...(news === undefined ? [] : [(user: UserRecord) => user.newsSubscription === (news === 'true')]),
    ...identityStatus(query),
    ...(proofStatuses === undefined
      ? []
      : [(user: UserRecord) => user.identityProofs.some(({ status }) => proofStatuses.has(status))]),
    ...isHitchHiker(query),
    ...flag(query, 'rezoKit'),
    ...flag(query, 'cardLetter'),
    ...flag(query, 'cardLetterPosted'),
  ];
};

/**
 * The three flags with `false` are joined with OR at the top of the query: users who match one are listed, whatever the
 * other filters and the server's own limits (docs/platform/a-auth-users.md §5).
 */
export const overridingFilters: FilterFamily = (query) =>
  (['rezoKit', 'cardLetter', 'cardLetterPosted'] as const)
    .filter((name) => query.text(name) === 'false')
    .map((name) => (user: UserRecord) => user[name] !== true);
