import { longestRowName } from '#shared/bulk/limits.ts';
import { AppFailure } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { BulkQuery } from '#shared/ipc/bulk.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import type { BulkRow } from './journal.ts';

/** Rows per page. */
const PAGE = 200;

/** The lists that rows are looked for in. */
export type ListHandlers = Pick<Handlers, Extract<keyof Handlers, `${ResourceName}.list`>>;

/** The fields that name a row of any list. */
interface NamedRow {
  id: number;
  name?: string | null;
  title?: string | null;
  givenName?: string | null;
  familyName?: string | null;
}

interface Page {
  rows: NamedRow[];
  unreadable: { id: number | null }[];
  total: number;
}

/** Returns how a row is called: its name, its title, or that of a person. */
const nameOf = ({ name, title, ...person }: NamedRow): string =>
  (name || title || personNameOf(person)).slice(0, longestRowName);

/**
 * Reads the ids and names of all rows that a query finds, page by page, each once, without the exceptions. A row that
 * cannot be decoded counts too.
 * @param most reading ends once there are more
 * @throws AppFailure, `cancelled` when the signal is aborted
 */
export async function findRows(
  { list, query, except }: Pick<BulkQuery, 'list' | 'query' | 'except'>,
  {
    lists,
    signal,
    onFound,
    most,
  }: { lists: ListHandlers; signal: AbortSignal; onFound: (count: number) => void; most: number },
): Promise<BulkRow[]> {
  const left = new Set(except);
  const seen = new Set<number>();
  const found = new Map<number, string>();
  const call: CallContext = { signal, progress: () => {}, commit: () => {} };
  // The query was parsed by the schema of this same list, whose rows have an id.
  const ask = lists[`${list}.list`] as unknown as (query: ListQuery, call: CallContext) => Promise<Page>;
  for (let page = 1; ; page += 1) {
    const answer = await ask({ ...query, page, perPage: PAGE }, call);
    if (signal.aborted) throw new AppFailure({ kind: 'cancelled' });
    const before = seen.size;
    const rows = [...answer.rows, ...answer.unreadable.flatMap(({ id }) => (id === null ? [] : [{ id }]))];
    for (const row of rows) {
      if (!left.has(row.id) && !seen.has(row.id)) found.set(row.id, nameOf(row));
      seen.add(row.id);
    }
    onFound(found.size);
    // A page that brings nothing new is the last one, whatever is announced.
    if (page * PAGE >= answer.total || seen.size === before || found.size > most) break;
  }
  return [...found].map(([id, name]) => ({ id, name }));
}
