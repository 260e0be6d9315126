import { queryOptions } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import type { HitchhikerQueue } from '#shared/resources/hitchhikers/queues.ts';
import type { WaitingName } from '#shared/waiting.ts';

/** The query key of everything that the home page requests by itself. */
export const homeKey = ['home'] as const;

/** Refreshes each time home is opened; on return to the window at most once a minute; never by a timer. */
const fresh = { staleTime: 60_000, refetchOnMount: 'always', refetchOnWindowFocus: false } as const;

export const waitingQuery = (list: WaitingName) =>
  queryOptions({
    queryKey: [...homeKey, 'waiting', list],
    queryFn: ({ signal }) => read('home.waiting', { list }, { signal }),
    ...fresh,
  });

/** The communities that the person moderates. */
export const moderatedQuery = queryOptions({
  queryKey: [...homeKey, 'moderated'],
  queryFn: ({ signal }) => read('communities.moderated', undefined, { signal }),
  ...fresh,
});

export const pendingQuery = (communityId: number) =>
  queryOptions({
    queryKey: [...homeKey, 'pending', communityId],
    queryFn: ({ signal }) => read('home.pendingMembers', { communityId }, { signal }),
    ...fresh,
  });

/** How many hitchhikers wait in a queue. */
export const hitchhikingQuery = (queue: HitchhikerQueue) =>
  queryOptions({
    queryKey: [...homeKey, 'hitchhiking', queue],
    queryFn: ({ signal }) => read('hitchhiking.waiting', { queue }, { signal }),
    ...fresh,
  });
