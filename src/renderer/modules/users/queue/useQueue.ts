import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pendingProof } from '#renderer/features/people/proofs/proofs.ts';
import { pageSize } from '#renderer/features/queue/steps.ts';
import { type RecordQueue, useRecordQueue } from '#renderer/features/queue/useRecordQueue.ts';
import { itemQuery, listQuery } from '#renderer/kit/data/queries.ts';
import type { User } from '#shared/resources/users/user.ts';

export interface QueueOptions {
  isHitchhikersOnly: boolean;
  /** The id of the person requested by name, who comes first. */
  first: number | null;
}

/** A person requested by name who is not in the queue: they no longer wait, or could not be read. */
export interface Missed {
  id: number;
  /** Null when the person could not be read. */
  user: User | null;
}

export interface QueueControl extends RecordQueue<User> {
  missed: Missed | null;
}

/** Sorts by the oldest account: people who join meanwhile come last, so that the pages do not shift. */
const requestFor = (page: number, { isHitchhikersOnly }: QueueOptions) => ({
  page,
  perPage: pageSize,
  sort: [{ field: 'createdDate' as const, direction: 'asc' as const }],
  filters: { identityProofStatus: [1], ...(isHitchhikersOnly && { isHitchhiker: true as const }) },
});

type First = { user: User | null; missed: Missed | null };

/** Reads the person requested by name: first in the queue where their proof waits, otherwise reported as missed. */
async function fetchFirst(client: QueryClient, id: number | null): Promise<First> {
  if (id === null) return { user: null, missed: null };
  const user = await client.fetchQuery({ ...itemQuery('users', id), staleTime: 0 }).catch(() => null);
  const isWaiting = user !== null && pendingProof(user) !== undefined;
  return isWaiting ? { user, missed: null } : { user: null, missed: { id, user } };
}

/** The queue of people whose identity is to be checked. */
export function useQueue(options: QueueOptions): QueueControl {
  const client = useQueryClient();
  const [missed, setMissed] = useState<Missed | null>(null);
  const control = useRecordQueue<User>(
    (page) => client.fetchQuery({ ...listQuery('users', requestFor(page, options)), staleTime: 0 }),
    async () => {
      const first = await fetchFirst(client, options.first);
      setMissed(first.missed);
      return first.user;
    },
  );
  return { ...control, missed };
}
