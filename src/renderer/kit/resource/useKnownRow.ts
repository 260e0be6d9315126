import { useQuery } from '@tanstack/react-query';
import { findRow } from '#renderer/kit/data/find-row.ts';
import { keys, type ListedName, type ListResponse } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useListRow } from '#renderer/kit/data/useRecord.ts';
import { toAppError } from '#shared/failure.ts';
import { rightsOf } from './resources.ts';

/** What a list knows of a record that cannot be read. */
interface KnownRow<N extends ListedName> {
  row: ListResponse<N>['rows'][number] | undefined;
  /** The row is being looked for: no list was open before, as where the record was opened by its address alone. */
  isLooking: boolean;
}

/**
 * Returns what a list knows of a record: the row of a cached page, else, once the record turned out unreadable, the row
 * that the platform's list gives. A record that is no more is not looked for.
 * @param thrown why the record could not be read; null while it was
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
