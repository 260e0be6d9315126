import { useQueryClient } from '@tanstack/react-query';
import type { ResourceName } from '#shared/resources/index.ts';
import { type Item, itemQuery, keys } from '../data/queries.ts';

/**
 * Reads a record again after it was written, and marks every list and count of its resource as out of date: the answers
 * of writes leave nulls and computed fields out (contract a §1). Null when it was saved but cannot be read.
 */
export function useReread<N extends ResourceName>(name: N): (id: number) => Promise<Item<N> | null> {
  const client = useQueryClient();
  return async (id) => {
    const { queryKey } = itemQuery(name, id);
    // A read that was under way may have left before the write.
    await client.cancelQueries({ queryKey });
    void client.invalidateQueries({ queryKey: keys.lists(name) });
    try {
      return await client.fetchQuery({ ...itemQuery(name, id), staleTime: 0 });
    } catch {
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
      return null;
    }
  };
}
