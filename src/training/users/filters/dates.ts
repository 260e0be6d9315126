import type { Query } from '../../http/query.ts';
import type { UserRecord } from '../../store/user-record.ts';
import type { FilterFamily, Predicate } from './predicate.ts';

/** A day or a moment; a text without zone is read in the server's zone, which is UTC here. Undefined: not a date. */
export function parseDate(text: string): number | undefined {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text) && text.length > 10;
  const time = Date.parse(hasZone || text.length <= 10 ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** How the keys of a range filter compare a moment with a limit. */
export const comparisons: Readonly<Record<string, (time: number, limit: number) => boolean>> = {
  after: (time, limit) => time >= limit,
  before: (time, limit) => time <= limit,
  strictly_after: (time, limit) => time > limit,
  strictly_before: (time, limit) => time < limit,
};

/** A day alone is its midnight, so that `before` with a day loses that day. Rows without the date are left out. */
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

/** Users whose public ads all end on or before a day, or who have none. */
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
