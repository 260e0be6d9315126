import { useQuery } from '@tanstack/react-query';
import { findRow } from '#renderer/kit/data/find-row.ts';
import { keys, type ListedName, type ListResponse } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useListRow } from '#renderer/kit/data/useRecord.ts';
import { toAppError } from '#shared/failure.ts';
import { rightsOf } from './resources.ts';

/** The row of a list for a record that cannot be read. */
interface KnownRow<N extends ListedName> {
  row: ListResponse<N>['rows'][number] | undefined;
  /** The row is being read from the list, because no cached page holds it (the record was opened by its address). */
  isLooking: boolean;
}

/**
 * Returns the row of a record: from a cached page or, once the record proved unreadable, from the platform's list. A
 * deleted record is not looked for.
 * @param thrown why the record could not be read; null otherwise
 */
export function useKnownRow<N extends ListedName>(name: N, id: number, thrown: unknown): KnownRow<N> {
  const can = useCan();
  const cached = useListRow(name, id);
  const right = rightsOf(name).list;
  const isUnread = thrown !== null && toAppError(thrown).kind !== 'notFound';
  const found = useQuery({
    queryKey: [...keys.resource(name), 'found', id],
    queryFn: ({ signal }) => findRow(name, id, signal),
    enabled: isUnread && cached === undefined && (right === undefined || can(right)),
    refetchOnWindowFocus: false,
  });
  return { row: cached ?? found.data ?? undefined, isLooking: found.isFetching };
}
