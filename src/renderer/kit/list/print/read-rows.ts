import { read } from '#renderer/kit/data/bridge.ts';
import type { BaseRow, ListRequest } from '#renderer/kit/data/queries.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';

/** Rows of one printout at most: some hundred pages. */
export const mostPrintedRows = 2000;

/** Rows per request, as the largest page of a list. */
const PER_PAGE = 100;

interface ReadOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export interface ReadRows<R extends BaseRow> {
  rows: readonly R[];
  /** Rows that the platform announced. */
  total: number;
}

/**
 * Reads all rows of a list, page by page, `mostPrintedRows` at most. A row that moves to a later page meanwhile is read
 * once; rows that are not sent or cannot be read are missing, which `total` shows.
 */
export async function readRows<R extends BaseRow>(
  name: ResourceName,
  query: ListQuery,
  { signal, onProgress }: ReadOptions,
): Promise<ReadRows<R>> {
  const rows = new Map<number, R>();
  for (let page = 1; ; page += 1) {
    // The query was built from the list's own sorts and filters, and answers with its rows.
    const request = { ...query, page, perPage: PER_PAGE } as ListRequest<ResourceName>;
    const answer = await read(`${name}.list`, request, signal === undefined ? {} : { signal });
    const before = rows.size;
    for (const row of answer.rows as unknown as readonly R[]) {
      if (rows.size < mostPrintedRows) rows.set(row.id, row);
    }
    const { total } = answer;
    onProgress?.({ phase: 'download', done: Math.min(rows.size, total), total });
    const isLast = page * PER_PAGE >= Math.min(total, mostPrintedRows);
    // A page that brings nothing new would be read for ever.
    if (isLast || rows.size === before) return { rows: [...rows.values()], total };
  }
}
