import { longestRowName } from '#shared/bulk/limits.ts';
import { AppFailure } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { BulkQuery } from '#shared/ipc/bulk.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { unreadable } from '../api/errors.ts';
import { allPages } from '../api/pages.ts';
import type { CallContext, Handlers } from '../ipc/handler.ts';
import type { BulkRow } from './journal.ts';

/** Rows per page: the most that a list takes, since some lists are read whole for each of their pages. */
const PAGE = 1000;

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

/** Returns how a row is called: its name, its title, that of a person, or its id where none of them can be read. */
const nameOf = ({ name, title, ...person }: NamedRow): string =>
  (name || title || personNameOf(person)).slice(0, longestRowName);

/**
 * Reads the ids and names of all rows that a query finds, page by page, each once, without the exceptions. A row that
 * cannot be decoded counts too.
 * @param most rows that are found at most
 * @throws AppFailure, also when announced rows did not arrive; `cancelled` when the signal is aborted;
 * `conflict`/`listTooLong`
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
  const call: CallContext = { signal, progress: () => {}, commit: () => {} };
  // The query was parsed by the schema of this same list, whose rows have an id.
  const read = lists[`${list}.list`] as unknown as (query: ListQuery, call: CallContext) => Promise<Page>;
  const ask = async (page: number) => {
    const { rows, unreadable: others, total } = await read({ ...query, page, perPage: PAGE }, call);
    if (signal.aborted) throw new AppFailure({ kind: 'cancelled' });
    const known: NamedRow[] = others.flatMap(({ id }) => (id === null ? [] : [{ id }]));
    return { rows: [...rows, ...known], nameless: others.length - known.length, total };
  };
  const found: BulkRow[] = [];
  let met = { done: 0, total: 0 };
  for await (const { fresh, done, total } of allPages(ask, ({ id }) => id, { most: most + left.size })) {
    for (const row of fresh) if (!left.has(row.id)) found.push({ id: row.id, name: nameOf(row) });
    met = { done, total };
    onFound(found.length);
  }
  // Leaving announced rows out silently is not acceptable.
  if (met.done < met.total) throw unreadable(200);
  return found;
}
