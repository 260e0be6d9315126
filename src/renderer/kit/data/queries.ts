import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { invoke } from '../bridge.ts';

export type ListRequest<N extends ResourceName> = RequestOf<`${N}.list`>;
export type ListResponse<N extends ResourceName> = ResponseOf<`${N}.list`>;
export type Item<N extends ResourceName> = ResponseOf<`${N}.get`>;

/** Keys of the cache: everything of a resource lies under its name. */
export const keys = {
  resource: (name: ResourceName) => [name] as const,
  lists: (name: ResourceName) => [name, 'list'] as const,
  list: <N extends ResourceName>(name: N, request: ListRequest<N>) => [name, 'list', request] as const,
  item: (name: ResourceName, id: number) => [name, 'item', id] as const,
};

/** One page of a list; the page before stays on screen while it loads. */
export const listQuery = <N extends ResourceName>(name: N, request: ListRequest<N>) =>
  queryOptions<ListResponse<N>>({
    queryKey: keys.list(name, request),
    queryFn: ({ signal }) => invoke(`${name}.list`, request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const itemQuery = <N extends ResourceName>(name: N, id: number) =>
  queryOptions<Item<N>>({
    queryKey: keys.item(name, id),
    queryFn: ({ signal }) => invoke(`${name}.get`, { id } as RequestOf<`${N}.get`>, { signal }),
    staleTime: 30_000,
  });
