import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type PickableName, type Picked, usePickSource } from './sources.ts';

/** Whether the person may look records of this kind up; without it their numbers stand for them. */
export const useCanPick = (resource: PickableName): boolean => usePickSource(resource).canPick;

export interface Found {
  records: Picked[];
  hasMore: boolean;
}

/** Records that fit a text, twenty at a time. Nothing is asked while `isOpen` is false. */
export function useFound(resource: PickableName, text: string, isOpen: boolean): UseInfiniteQueryResult<Found> {
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
 * Each of some records as the platform names it; absent while it is not known, or when the right to read it is missing.
 *
 * @param known records whose names were read with what refers to them: they stand until more is read
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

/** The name of each of some records; its number while it is not known, or when the right to read it is missing. */
export function useRecordNames(
  resource: PickableName,
  ids: readonly number[],
  known?: readonly Picked[],
): (id: number) => string {
  const picked = usePicked(resource, ids, known);
  return (id) => picked(id)?.name ?? `#${id}`;
}
