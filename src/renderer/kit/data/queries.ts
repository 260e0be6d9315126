import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { ResourceContract } from '#shared/resources/define.ts';
import { type ItemName, type ResourceName, rootOf } from '#shared/resources/manifests.ts';
import type { RouteName } from '#shared/routes.ts';
import { read } from './bridge.ts';

export type ListRequest<N extends ResourceName> = RequestOf<`${N}.list`>;
export type ListResponse<N extends ResourceName> = ResponseOf<`${N}.list`>;
export type Item<N extends ItemName> = ResponseOf<`${N}.get`>;

/** What every record and every row of a list has. */
export interface BaseRow {
  id: number;
}

/** Resources of which each record has a page and a form. */
export type ListedName = {
  [N in ResourceName]: `${N}_show` | `${N}_edit` extends RouteName ? N : never;
}[ResourceName];

/** What the generic list needs of a resource. */
export type ListResource = Pick<
  ResourceContract,
  'permissions' | 'serverRights' | 'sorts' | 'defaultSort' | 'filters'
> & {
  readonly name: ResourceName;
};

/**
 * Query keys. Everything of a resource is under its name, or under that of its parent resource, so that a change
 * refreshes both.
 */
export const keys = {
  resource: (name: ResourceName) => [rootOf(name)] as const,
  /** Prefix of the pages of rows; `useListRow` searches the cache under it. */
  lists: (name: ResourceName) => [rootOf(name), 'list'] as const,
  list: <N extends ResourceName>(name: N, request: ListRequest<N>) => [rootOf(name), 'list', name, request] as const,
  item: (name: ResourceName, id: number) => [rootOf(name), 'item', id] as const,
  activity: (name: ResourceName, id: number) => [rootOf(name), 'activity', id] as const,
};

/** Query of one page of a list; the previous page stays on screen while it loads. */
export const listQuery = <N extends ResourceName>(name: N, request: ListRequest<N>) =>
  queryOptions<ListResponse<N>>({
    queryKey: keys.list(name, request),
    queryFn: ({ signal, meta }) => read(`${name}.list`, request, { signal, isAhead: meta?.isAhead === true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const itemQuery = <N extends ItemName>(name: N, id: number) =>
  queryOptions<Item<N>>({
    queryKey: keys.item(name, id),
    // Every resource is read by its id; the compiler does not follow that through the template.
    queryFn: ({ signal }) => read(`${name}.get`, { id } as RequestOf<`${N}.get`>, { signal }),
    staleTime: 30_000,
  });
