import { useQuery } from '@tanstack/react-query';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { toAppError } from '#shared/failure.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';

/** The structure of a record, and the state of its reading. */
export interface ReadStructure {
  /**
   * `refused`: it may not be read, and dependent parts are left out. `failed`: it could not be read, and may be
   * retried.
   */
  state: 'loading' | 'ready' | 'refused' | 'failed';
  structure: Structure | null;
  thrown: unknown;
  retry: () => void;
}

/** Milliseconds for which a structure is kept (docs/screens/07-solidary-records.md §2). */
const KEPT_MS = 5 * 60_000;

/**
 * Reads the structure of a record, or of one to be made: purposes, needs, proofs, windows, signature. An administrator
 * who does not operate it is refused by `Not Found` (docs/platform/c-solidary.md §9). Refused without an id.
 */
export function useRecordStructure(id: StructureId | null): ReadStructure {
  const canRead = useCan()('structure_read') && id !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...itemQuery('solidarystructures', id ?? 0),
    staleTime: KEPT_MS,
    refetchOnWindowFocus: false,
    enabled: canRead,
  });
  const retry = () => void refetch();
  if (data !== undefined) return { state: 'ready', structure: data, thrown: null, retry };
  const kind = error === null ? null : toAppError(error).kind;
  if (!canRead || kind === 'denied' || kind === 'notFound') {
    return { state: 'refused', structure: null, thrown: null, retry };
  }
  if (error === null) return { state: 'loading', structure: null, thrown: null, retry };
  return { state: 'failed', structure: null, thrown: isFetching ? null : error, retry };
}
