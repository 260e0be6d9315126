import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type PickableName, type Picked, usePickSource } from './sources.ts';

/** Whether the user may search records of this kind; without it their numbers are shown. */
export const useCanPick = (resource: PickableName): boolean => usePickSource(resource).canPick;

export interface Found {
  records: Picked[];
  hasMore: boolean;
}

/** Searches records by text, twenty at a time. Nothing is requested while `isOpen` is false. */
export function usePickerSearch(resource: PickableName, text: string, isOpen: boolean): UseInfiniteQueryResult<Found> {
  const { canPick, key, find } = usePickSource(resource);
  return useInfiniteQuery({
    queryKey: [...key, 'found', text],
    queryFn: ({ pageParam, signal }) => find(text, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _, lastPage) => (hasMore ? lastPage + 1 : undefined),
    select: ({ pages }) => ({
      records: pages.flatMap(({ records }) => records),
      hasMore: pages.at(-1)?.hasMore ?? false,
    }),
    enabled: canPick && isOpen,
    placeholderData: keepPreviousData,
  });
}

/**
 * Reads records by id; absent while they are unknown, or without the permission to read them.
 * @param known records whose names are contained in the record that refers to them: used until more is read
 */
export function usePicked(
  resource: PickableName,
  ids: readonly number[],
  known: readonly Picked[] = [],
): (id: number) => Picked | undefined {
  const { canPick, key, named } = usePickSource(resource);
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const { data } = useQuery({
    queryKey: [...key, 'names', wanted],
    queryFn: ({ signal }) => named(wanted, signal),
    select: (records) => new Map(records.map((one) => [one.id, one])),
    enabled: canPick && wanted.length > 0,
  });
  return (id) => data?.get(id) ?? known.find((one) => one.id === id);
}

/** Returns the names of records; the number while a name is unknown, or without the permission to read it. */
export function useRecordNames(
  resource: PickableName,
  ids: readonly number[],
  known?: readonly Picked[],
): (id: number) => string {
  const picked = usePicked(resource, ids, known);
  return (id) => picked(id)?.name ?? `#${id}`;
}
