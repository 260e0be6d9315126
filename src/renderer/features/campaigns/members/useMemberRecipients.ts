import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';

export type MembersRequest = RequestOf<'campaigns.memberRecipients'>;
export type FoundMembers = ResponseOf<'campaigns.memberRecipients'>;

/** Finds the members of a community whom a selection names and who may get a campaign. */
export function useMemberRecipients(request: MembersRequest) {
  return useQuery({
    queryKey: [...keys.resource('communitymembers'), 'recipients', request],
    queryFn: ({ signal }) => read('campaigns.memberRecipients', request, { signal }),
    // A decision depends on it.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** How members are associated (docs/screens/04-campaigns.md §5). */
export type Way =
  | { kind: 'one' }
  /** By a filter of the users of the community: the source of the campaign becomes the users. */
  | { kind: 'users' }
  /** Copies of the campaign, one for each batch. */
  | { kind: 'batches'; count: number };

/** Returns the way for the members that were found: one address names them, or a filter of the users, or batches do. */
export function wayOf({ batches, isFilterExact }: FoundMembers, canListUsers: boolean): Way {
  if (batches.length <= 1) return { kind: 'one' };
  return isFilterExact && canListUsers ? { kind: 'users' } : { kind: 'batches', count: batches.length };
}
