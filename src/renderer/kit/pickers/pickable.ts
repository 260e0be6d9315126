import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { read } from '../bridge.ts';
import { keys } from '../data/queries.ts';
import { useCan } from '../session.ts';

/** Resources that can be found by part of their name. */
export type PickableName = Extract<ResourceName, 'communities' | 'territories'>;

export interface Picked {
  id: number;
  name: string;
}

/** Records that a picker asks for at a time. */
export const PICKER_PAGE = 20;

const byName = [{ field: 'name' as const, direction: 'asc' as const }];

/** Whether the person may look records of this kind up; without it their numbers stand for them. */
export function useCanPick(resource: PickableName): boolean {
  return useCan()(resources[resource].permissions.list);
}

export interface Found {
  records: Picked[];
  hasMore: boolean;
}

/** Records whose name holds a text, twenty at a time. Nothing is asked while `isOpen` is false. */
export function useFound(resource: PickableName, text: string, isOpen: boolean): UseInfiniteQueryResult<Found> {
  const canPick = useCanPick(resource);
  return useInfiniteQuery({
    queryKey: [...keys.resource(resource), 'found', text],
    queryFn: ({ pageParam, signal }) =>
      read(
        `${resource}.list`,
        { page: pageParam, perPage: PICKER_PAGE, sort: byName, filters: text === '' ? {} : { name: text } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    select: ({ pages }) => ({
      records: pages.flatMap(({ rows }) => rows.map(({ id, name }) => ({ id, name }))),
      hasMore: pages.some(({ page, perPage, total }, index) => index === pages.length - 1 && page * perPage < total),
    }),
    enabled: canPick && isOpen,
    placeholderData: keepPreviousData,
  });
}

/** The name of each of some records; its number while it is not known, or when the right to read it is missing. */
export function useRecordNames(resource: PickableName, ids: readonly number[]): (id: number) => string {
  const canPick = useCanPick(resource);
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const { data } = useQuery({
    queryKey: [...keys.resource(resource), 'names', wanted],
    queryFn: ({ signal }) =>
      read(`${resource}.list`, { page: 1, perPage: wanted.length, sort: byName, filters: { ids: wanted } }, { signal }),
    select: ({ rows }) => new Map(rows.map(({ id, name }) => [id, name])),
    enabled: canPick && wanted.length > 0,
  });
  return (id) => data?.get(id) ?? `#${id}`;
}
