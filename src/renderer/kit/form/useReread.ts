import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Item, itemQuery, keys } from '#renderer/kit/data/queries.ts';
import type { ResourceName } from '#shared/resources/index.ts';

/** The platform's record of this moment; a read that was under way may have left before. */
async function readNow<N extends ResourceName>(client: QueryClient, name: N, id: number): Promise<Item<N>> {
  await client.cancelQueries({ queryKey: itemQuery(name, id).queryKey });
  return client.fetchQuery({ ...itemQuery(name, id), staleTime: 0 });
}

/** Reads a record as it is now, for a form to be held against. Throws an AppFailure. */
export function useReadNow<N extends ResourceName>(name: N): (id: number) => Promise<Item<N>> {
  const client = useQueryClient();
  return (id) => readNow(client, name, id);
}

/**
 * Reads a record again after it was written, and marks every list, count and other record of its resource as out of
 * date: the answers of writes leave nulls and computed fields out (docs/platform/a-auth-users.md §1), and a write may
 * change others too (docs/platform/b-communities-content.md §6, the one active editorial). Null when it was saved but
 * cannot be read.
 */
export function useReread<N extends ResourceName>(name: N): (id: number) => Promise<Item<N> | null> {
  const client = useQueryClient();
  return async (id) => {
    const own = hashKey(keys.item(name, id));
    void client.invalidateQueries({ queryKey: keys.resource(name), predicate: ({ queryHash }) => queryHash !== own });
    try {
      return await readNow(client, name, id);
    } catch {
      await client.invalidateQueries({ queryKey: itemQuery(name, id).queryKey, refetchType: 'none' });
      return null;
    }
  };
}
