import { keepPreviousData, queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '#renderer/kit/data/session.ts';
import { findPeople, type Lists } from './find.ts';
import type { FoundPerson } from './merge.ts';
import type { PeopleSearch } from './search.ts';

/** First part of the keys of what was found. */
const root = 'record-people';

/** The lists of people that the signed-in person may ask. */
export function useLists(): Lists {
  const can = useCan();
  return { beneficiaries: can('solidary_beneficiary_list'), users: can('user_list') };
}

const peopleQuery = (search: PeopleSearch | null, lists: Lists) =>
  queryOptions({
    queryKey: [root, search, lists],
    queryFn: ({ signal }) => (search === null ? [] : findPeople(search, lists, signal)),
    staleTime: 30_000,
  });

/** Looks for people; asks nothing while there is nothing to look for, or without a right. */
export function usePeople(search: PeopleSearch | null): UseQueryResult<FoundPerson[]> {
  const lists = useLists();
  return useQuery({
    ...peopleQuery(search, lists),
    enabled: search !== null && (lists.beneficiaries || lists.users),
    placeholderData: search === null ? undefined : keepPreviousData,
  });
}

/** Returns a function that looks for people once, or gives those who were just found. @throws AppFailure */
export function useAskPeople(): (search: PeopleSearch) => Promise<FoundPerson[]> {
  const client = useQueryClient();
  const lists = useLists();
  return async (search) => (lists.beneficiaries || lists.users ? client.fetchQuery(peopleQuery(search, lists)) : []);
}
