import { comparisons, parseDate, type Query } from '../../http/query.ts';
import type { UserRecord } from '../../store/user-record.ts';
import type { FilterFamily, Predicate } from './predicate.ts';

/**
 * Filters by a range of dates. A day counts as its midnight, so `before` a day excludes that day. Rows without the date
 * are left out.
 */
function range(query: Query, field: 'createdDate' | 'lastActivityDate'): Predicate[] {
  return query.keyed(field).flatMap(([key, text]) => {
    const compare = comparisons[key];
    const limit = parseDate(text);
    if (compare === undefined || limit === undefined) return [];
    return [
      (user: UserRecord) => {
        const time = user[field];
        return time !== null && compare(time, limit);
      },
    ];
  });
}

/** Filters users whose public ads all end on or before a day, or who have none. */
function proposalValidUntil(query: Query): Predicate[] {
  const limit = parseDate(query.text('proposalValidUntil') ?? '');
  if (limit === undefined) return [];
  return [(user) => user.ads.filter(({ isPublic }) => isPublic).every(({ validUntil }) => validUntil <= limit)];
}

export const dateFilters: FilterFamily = (query) => [
  ...range(query, 'createdDate'),
  ...range(query, 'lastActivityDate'),
  ...proposalValidUntil(query),
];
