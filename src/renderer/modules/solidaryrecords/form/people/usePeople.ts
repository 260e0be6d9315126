import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
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

/** Looks for people; asks nothing while there is nothing to look for, or without a right. */
export function usePeople(search: PeopleSearch | null): UseQueryResult<FoundPerson[]> {
  const lists = useLists();
  const isAllowed = lists.beneficiaries || lists.users;
  return useQuery({
    queryKey: [root, search, lists],
    queryFn: ({ signal }) => (search === null ? [] : findPeople(search, lists, signal)),
    enabled: search !== null && isAllowed,
    placeholderData: search === null ? undefined : keepPreviousData,
    staleTime: 30_000,
  });
}
