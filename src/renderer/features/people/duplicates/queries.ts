import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { PeopleList } from '../lists.ts';

const ofPerson = ['duplicates', 'person'] as const;

/** Half an hour: a list that took long to read is there when it is opened again. */
const KEPT = 30 * 60_000;

type FindRequest = RequestOf<'duplicates.find'>;

export const groupsQuery = (list: PeopleList, { filters, sort }: ListQuery, onProgress: (progress: Progress) => void) =>
  queryOptions({
    queryKey: ['duplicates', 'groups', list, filters, sort],
    queryFn: ({ signal }) => {
      // The list builds its queries from the filters and sorts of people.
      const query = { page: 1, perPage: 1, filters, sort } as FindRequest['query'];
      return read('duplicates.find', { query, list }, { signal, onProgress });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
    retry: false,
  });

export const candidatesQuery = (id: number, onProgress: (progress: Progress) => void) =>
  queryOptions({
    queryKey: [...ofPerson, id],
    queryFn: ({ signal }) => read('duplicates.ofPerson', { id }, { signal, onProgress }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Looks again for the accounts of the person on screen. */
export const refreshDuplicates = (client: QueryClient): void => void client.invalidateQueries({ queryKey: ofPerson });
