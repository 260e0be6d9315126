import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { type BaseRow, type ListRequest, listQuery } from '#renderer/kit/data/queries.ts';
import type { ListOrigin } from '#renderer/kit/ui/list-origin.ts';
import { toAppError } from '#shared/failure.ts';
import type { ListPage } from '#shared/resources/define.ts';
import { manifests, type ResourceName } from '#shared/resources/manifests.ts';
import { entriesOf } from '../grid/entries.ts';

export interface Neighbours {
  /** Position from 1, over all pages. */
  place: number;
  total: number;
  /** Absent at the end of the list, and while a record is being loaded. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/** The query was built by the list of this same resource. */
const pageQuery = ({ name, query }: ListOrigin) => listQuery(name, query as ListRequest<ResourceName>);

const rowIds = (page: ListPage<unknown>): (number | null)[] =>
  // Every resource's rows have an id.
  entriesOf(page as ListPage<BaseRow>).map((entry) => (entry.kind === 'row' ? entry.row.id : null));

/**
 * Finds the records before and after one, in the list that it was opened from, as it was then; null without such a
 * list. Reads list pages only.
 */
export function useNeighbours(name: ResourceName, id: number, pathOf: (id: number) => string): Neighbours | null {
  const { list: origin } = useLocation({ select: ({ state }) => state });
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isFetching, setFetching] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // A part of a resource, such as what somebody moderates, holds its records.
  const isOurs = origin !== undefined && (origin.name === name || manifests[origin.name].parent === name);
  const nowhere: ListOrigin = { name, query: { page: 1, perPage: 25, sort: [], filters: {} } };
  // The list as it was: a background refresh could move the record.
  const { data } = useQuery({ ...pageQuery(origin ?? nowhere), enabled: isOurs, staleTime: Number.POSITIVE_INFINITY });
  if (!isOurs || data === undefined) return null;

  const ids = rowIds(data);
  const index = ids.indexOf(id);
  if (index < 0) return null;
  const { page, perPage } = origin.query;
  const go = (to: number, list: ListOrigin) => void navigate({ to: pathOf(to), state: { list }, replace: true });

  const step = (by: 1 | -1) => {
    const near = (by > 0 ? ids.slice(index + 1) : ids.slice(0, index).reverse()).find((one) => one !== null);
    if (near !== undefined && near !== null) return () => go(near, origin);
    const target = page + by;
    if (isFetching || target < 1 || (target - 1) * perPage >= data.total) return undefined;
    return () => {
      setFetching(true);
      const list = { name: origin.name, query: { ...origin.query, page: target } };
      edgeOf(client, list, by)
        .then((found) => {
          // A user who navigated in the meantime is not brought back.
          if (found !== undefined && isHere.current) go(found, list);
        })
        .catch((thrown: unknown) =>
          notify({ context: 'generic', name: 'neighbour', outcome: 'error', error: toAppError(thrown) }),
        )
        .finally(() => setFetching(false));
    };
  };
  return { place: (page - 1) * perPage + index + 1, total: data.total, next: step(1), previous: step(-1) };
}

/** Returns the first record of a page, going forward, or its last, going back. */
async function edgeOf(client: QueryClient, list: ListOrigin, by: 1 | -1): Promise<number | undefined> {
  const ids = rowIds(await client.ensureQueryData(pageQuery(list))).filter((id) => id !== null);
  return by > 0 ? ids[0] : ids.at(-1);
}
