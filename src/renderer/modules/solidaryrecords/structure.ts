import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';

const KEPT_MS = 5 * 60_000;

/**
 * The structure of a record: signature, needs, proofs. It is kept five minutes; without the right, or when it is
 * refused, it is undefined, and only what needs it is hidden (docs/screens/07-solidary-records.md §2).
 */
export function useRecordStructure(id: StructureId | null): Structure | undefined {
  const can = useCan();
  const { data } = useQuery({
    ...itemQuery('solidarystructures', id ?? 0),
    enabled: id !== null && can('structure_read'),
    staleTime: KEPT_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return data;
}
