import { z } from 'zod';
import { conflict } from '#shared/failure.ts';
import { filterParams, type ListQuery, type Sort, type WireParams } from '#shared/resources/define.ts';
import { hitchhikers } from '#shared/resources/hitchhikers/index.ts';
import { users } from '#shared/resources/users/index.ts';
import { unreadable } from '../api/errors.ts';
import { allPages } from '../api/pages.ts';
import { everyRow } from '../api/read-rows.ts';

/** Page size. */
const PER_PAGE = 200;

export type UsersQuery = ListQuery<typeof users.filters, keyof typeof users.sorts>;

/** Parameters that a list of people always has; none for the users. */
export const alwaysOf = (list: 'users' | 'hitchhikers' | undefined): WireParams =>
  list === 'hitchhikers' ? (hitchhikers.always ?? []) : [];

/** Requests one page of the person's list. */
type Source = (params: WireParams) => Promise<{ members: readonly unknown[]; total: number }>;

interface Resolved {
  ids: number[];
  /** Number of people that the query finds, excluded ones too. */
  total: number;
}

interface ResolveOptions {
  limit: number;
  except?: readonly number[] | undefined;
  onProgress(done: number, total: number): void;
}

const row = z.object({ id: z.int().nonnegative() });

/** Returns the list's order, then the id: equal rows must not change places between two pages. */
export function orderParams(sort: readonly Sort<keyof typeof users.sorts>[]): WireParams {
  const orders = sort.map(({ field, direction }) => [`order[${users.sorts[field]}]`, direction] as const);
  return orders.some(([name]) => name === 'order[id]') ? orders : [...orders, ['order[id]', 'asc']];
}

/**
 * Returns the ids of the people that a query finds, in its order, page by page. Alternative filters are tried as the
 * list does.
 * @throws AppFailure, also when a row has no id or fewer rows arrive than announced: nobody may be left out by accident
 */
export async function resolveIds(source: Source, query: UsersQuery, options: ResolveOptions): Promise<Resolved> {
  const order = orderParams(query.sort);
  let resolved: Resolved = { ids: [], total: 0 };
  for (const params of filterParams(users.filters, query.filters)) {
    resolved = await resolveOne(source, [...params, ...order], options);
    if (resolved.total > 0) break;
  }
  return resolved;
}

async function resolveOne(source: Source, params: WireParams, options: ResolveOptions): Promise<Resolved> {
  const { limit, except = [], onProgress } = options;
  const left = new Set(except);
  const ask = async (page: number) => {
    const { members, total } = await source([['page', String(page)], ['perPage', String(PER_PAGE)], ...params]);
    return { rows: everyRow(members, row), total };
  };
  // A list that is longer than what is read is fine as long as `limit` ends the reading before.
  const onBound = (count: number) => {
    throw conflict('listTooLong', { count });
  };
  const pages = allPages(ask, ({ id }) => id, { onBound });
  const ids: number[] = [];
  let met = { done: 0, total: 0 };
  for await (const { fresh, done, total } of pages) {
    for (const { id } of fresh) if (!left.has(id) && ids.length < limit) ids.push(id);
    met = { done, total };
    onProgress(Math.min(done, total), total);
    if (ids.length >= limit) return { ids, total };
  }
  // Announced people are missing; leaving them out silently is not acceptable.
  if (met.done < met.total) throw unreadable(200);
  return { ids, total: met.total };
}
