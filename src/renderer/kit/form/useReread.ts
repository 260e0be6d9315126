import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Item, itemQuery, keys } from '#renderer/kit/data/queries.ts';
import type { ItemName } from '#shared/resources/manifests.ts';

/** Reads the current record; a read that was already in flight may be older. */
async function readNow<N extends ItemName>(client: QueryClient, name: N, id: number): Promise<Item<N>> {
  await client.cancelQueries({ queryKey: itemQuery(name, id).queryKey });
  return client.fetchQuery({ ...itemQuery(name, id), staleTime: 0 });
}

/** Returns a function that reads the current record, to compare a form with. It throws an AppFailure. */
export function useReadNow<N extends ItemName>(name: N): (id: number) => Promise<Item<N>> {
  const client = useQueryClient();
  return (id) => readNow(client, name, id);
}

/**
 * Returns a function that reads a record again after a write and invalidates every list, count and other record of its
 * resource: the answers of writes leave out nulls and computed fields (docs/platform/a-auth-users.md §1), and a write
 * may change other records (docs/platform/b-communities-content.md §6, the one active editorial). It resolves to null
 * when the record was saved but cannot be read.
 */
export function useReread<N extends ItemName>(name: N): (id: number) => Promise<Item<N> | null> {
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
