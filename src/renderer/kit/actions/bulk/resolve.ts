import { read } from '#renderer/kit/data/bridge.ts';
import type { ListRequest, ListResponse } from '#renderer/kit/data/queries.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';

/** Rows per request. */
const PAGE = 200;

export interface ResolveOptions<R> {
  except: readonly number[];
  /** Maximum number of ids of the action: reading stops once there are more. */
  upTo: number;
  nameOf: (row: R) => string;
  signal: AbortSignal;
  onProgress: (done: number, total: number | null) => void;
}

export interface Resolved {
  /** In the order of the list, without the excluded ones. */
  rows: { id: number; name: string }[];
  /** The query matches more rows than the action takes. */
  isTooMany: boolean;
  /** How many rows match it, as the platform says. */
  total: number;
}

/**
 * Reads the ids and names of all rows that match a query, page by page. @throws AppFailure, also when `signal` aborts
 */
export async function resolveQuery<R extends { id: number }>(
  resource: ResourceName,
  query: ListQuery,
  { except, upTo, nameOf, signal, onProgress }: ResolveOptions<R>,
): Promise<Resolved> {
  const excluded = new Set(except);
  const found = new Map<number, string>();
  const seen = new Set<number>();
  onProgress(0, null);
  for (let page = 1; ; page += 1) {
    // The list built the query from the filters and sorts of this same resource, which answers with its rows.
    const request = { ...query, page, perPage: PAGE } as ListRequest<ResourceName>;
    const answer: ListResponse<ResourceName> = await read(`${resource}.list`, request, { signal });
    const before = seen.size;
    for (const row of answer.rows as unknown as R[]) {
      seen.add(row.id);
      if (!excluded.has(row.id)) found.set(row.id, nameOf(row));
    }
    // A row that could not be decoded still counts.
    for (const { id } of answer.unreadable) {
      if (id === null) continue;
      seen.add(id);
      if (!excluded.has(id)) found.set(id, `#${id}`);
    }
    onProgress(Math.min(page * PAGE, answer.total), answer.total);
    const { total } = answer;
    if (found.size > upTo) return { rows: [], isTooMany: true, total };
    // A page that brings nothing new is the last one, whatever is announced.
    if (page * PAGE >= total || seen.size === before) {
      return { rows: [...found].map(([id, name]) => ({ id, name })), isTooMany: false, total };
    }
  }
}
