import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callsQuery } from '#renderer/features/people/calls.ts';
import type { ReviewStatus } from '#renderer/features/queue/queue.ts';
import { pageSize } from '#renderer/features/queue/steps.ts';
import { type RecordQueue, useRecordQueue } from '#renderer/features/queue/useRecordQueue.ts';
import { hitchhikingQuery } from '#renderer/features/waiting/queries.ts';
import { type ListRequest, listQuery } from '#renderer/kit/data/queries.ts';
import type { HitchhikerCall } from '#shared/ipc/hitchhiking.ts';
import { daysReached, hitchhikerQueues, type WorkedQueue } from '#shared/resources/hitchhikers/queues.ts';
import type { User } from '#shared/resources/users/user.ts';

const DAY = 86_400_000;

export interface HitchhikerQueueControl extends RecordQueue<User> {
  /** The last telephone call to each person, by their id; empty in the other queues. */
  calls: ReadonlyMap<number, HitchhikerCall>;
  /** False while calls of earlier runs cannot be read. */
  areCallsRead: boolean;
  rememberCall: (call: HitchhikerCall) => void;
}

/**
 * A page of a queue. Those with its flag come last and are left out; otherwise those who registered last come first,
 * as they expect to be called.
 */
export const requestFor = (queue: WorkedQueue, page: number): ListRequest<'hitchhikers'> => {
  const { filters, flag } = hitchhikerQueues[queue];
  return {
    page,
    perPage: pageSize,
    sort:
      flag === null
        ? [{ field: 'createdDate', direction: 'desc' }]
        : [
            { field: flag, direction: 'asc' },
            { field: 'createdDate', direction: 'asc' },
          ],
    filters,
  };
};

const isRecent = ({ at, isReached }: HitchhikerCall) => isReached && Date.now() - at < daysReached * DAY;

/** The hitchhikers for whom the same is to be done, one after another (docs/screens/02-users-hitchhikers.md §9). */
export function useHitchhikerQueue(queue: WorkedQueue): HitchhikerQueueControl {
  const client = useQueryClient();
  const { flag } = hitchhikerQueues[queue];
  const [known, setKnown] = useState({ calls: new Map<number, HitchhikerCall>(), isRead: true });
  // The rows of a page join in the same turn in which the calls were read.
  const calls = useRef(known.calls);
  const statusOf = ({ id }: User): ReviewStatus => {
    const call = calls.current.get(id);
    return { kind: call !== undefined && isRecent(call) ? 'accepted' : 'waiting' };
  };
  const control = useRecordQueue<User>(
    async (page) => {
      const rows = client.fetchQuery({ ...listQuery('hitchhikers', requestFor(queue, page)), staleTime: 0 });
      if (flag === null) {
        const [list, noted] = await Promise.all([rows, client.fetchQuery(callsQuery)]);
        calls.current = new Map(noted.calls.map((call) => [call.userId, call]));
        setKnown({ calls: calls.current, isRead: noted.isRead });
        return list;
      }
      const [list, total] = await Promise.all([rows, client.fetchQuery({ ...hitchhikingQuery(queue), staleTime: 0 })]);
      return { ...list, rows: list.rows.filter((user) => user[flag] !== true), total };
    },
    undefined,
    { statusOf, doStay: flag === null },
  );
  const rememberCall = (call: HitchhikerCall) => {
    calls.current = new Map(calls.current).set(call.userId, call);
    setKnown((now) => ({ ...now, calls: calls.current as Map<number, HitchhikerCall> }));
  };
  return { ...control, calls: known.calls, areCallsRead: known.isRead, rememberCall };
}
