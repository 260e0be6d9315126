import { z } from 'zod';
import { filterParams, type ListQuery, type Sort, type WireParams } from '#shared/resources/define.ts';
import { hitchhikers } from '#shared/resources/hitchhikers.ts';
import { users } from '#shared/resources/users/index.ts';
import { unreadable } from '../api/errors.ts';

/** Rows asked for at a time. */
const PER_PAGE = 200;

export type UsersQuery = ListQuery<typeof users.filters, keyof typeof users.sorts>;

/** What a list of people is always asked with: nothing for the users. */
export const alwaysOf = (list: 'users' | 'hitchhikers' | undefined): WireParams =>
  list === 'hitchhikers' ? (hitchhikers.always ?? []) : [];

/** Pages of the person's list, as the platform answers them. */
type Source = (params: WireParams) => Promise<{ members: readonly unknown[]; total: number }>;

interface Resolved {
  ids: number[];
  /** Everybody whom the query finds, whatever was left out. */
  total: number;
}

interface ResolveOptions {
  limit: number;
  except?: readonly number[] | undefined;
  onProgress(done: number, total: number): void;
}

const row = z.object({ id: z.int() });

/** The list's order, then by id: rows that compare equal must not change places between two pages. */
export function orderParams(sort: readonly Sort<keyof typeof users.sorts>[]): WireParams {
  const orders = sort.map(({ field, direction }) => [`order[${users.sorts[field]}]`, direction] as const);
  return orders.some(([name]) => name === 'order[id]') ? orders : [...orders, ['order[id]', 'asc']];
}

/**
 * The ids of whom a query finds, in its order, page by page; the alternatives of its filters are tried as the list does.
 *
 * @throws AppFailure, also when a row has no id: nobody is left out without a reason
 */
export async function resolveIds(source: Source, query: UsersQuery, options: ResolveOptions): Promise<Resolved> {
  const order = orderParams(query.sort);
  let resolved: Resolved = { ids: [], total: 0 };
  for (const params of filterParams(users.filters, query.filters)) {
    resolved = await allPages(source, [...params, ...order], options);
    if (resolved.total > 0) break;
  }
  return resolved;
}

async function allPages(source: Source, params: WireParams, options: ResolveOptions): Promise<Resolved> {
  const { limit, except = [], onProgress } = options;
  const left = new Set(except);
  const ids = new Set<number>();
  for (let page = 1; ; page++) {
    const { members, total } = await source([['page', String(page)], ['perPage', String(PER_PAGE)], ...params]);
    const rows = z.array(row).safeParse(members);
    if (!rows.success) throw unreadable(200);
    for (const { id } of rows.data) if (!left.has(id) && ids.size < limit) ids.add(id);
    const seen = Math.min(page * PER_PAGE, total);
    onProgress(seen, total);
    if (ids.size >= limit || members.length < PER_PAGE || seen >= total) return { ids: [...ids], total };
  }
}
