import { useRef } from 'react';
import { isDeleted } from '#renderer/features/people/DeletedBar.tsx';
import { isOpen, type QueuedEntry, statusOfFailure } from '#renderer/features/queue/queue.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { hitchhikerQueues, type WorkedQueue } from '#shared/resources/hitchhikers/queues.ts';
import type { User } from '#shared/resources/users/user.ts';
import { missingFlagRights } from './rules.ts';
import type { HitchhikerQueueControl } from './useHitchhikerQueue.ts';

export interface QueueWork {
  /** What the key of acceptance does; undefined where nothing can be done. */
  accept: (() => void) | undefined;
  /** What the key of refusal does: nobody answered; what was just done is undone. */
  refuse: (() => void) | undefined;
  /** Whether refusing undoes what was done here. */
  isUndo: boolean;
}

/** What can be done for the person on screen: a call noted on this computer, or the flag of the queue. */
export function useQueueWork(
  queue: WorkedQueue,
  entry: QueuedEntry<User> | undefined,
  control: HitchhikerQueueControl,
): QueueWork {
  const tools = useActionTools();
  const can = useCan();
  const mutation = useActionMutation();
  /** What stood there before, of those that were changed here. */
  const before = useRef(new Map<number, boolean | null>());
  const { flag } = hitchhikerQueues[queue];
  if (entry === undefined) return { accept: undefined, refuse: undefined, isUndo: false };
  const { id } = entry.record;

  const run = (perform: () => Promise<void>) =>
    void mutation.run(async () => {
      try {
        await perform();
      } catch (thrown) {
        control.settle(id, statusOfFailure(thrown));
      }
    });

  if (flag === null) {
    const note = (isReached: boolean) => () =>
      run(async () => {
        await invoke('hitchhiking.noteCall', { userId: id, isReached });
        control.rememberCall({ userId: id, at: Date.now(), isReached });
        control.settleAndAdvance(id, { kind: isReached ? 'accepted' : 'refused' });
      });
    return { accept: note(true), refuse: note(false), isUndo: false };
  }

  const write = (value: boolean | null) => invoke('users.update', { id, changes: { [flag]: value } });
  const mark = async () => {
    const user = await invoke('users.get', { id });
    if (isDeleted(user)) return control.settle(id, { kind: 'gone' });
    if (user[flag] === true) return control.settle(id, { kind: 'elsewhere', by: null });
    await write(true);
    before.current.set(id, user[flag]);
    void refresh(tools.client, ['users']);
    control.settleAndAdvance(id, { kind: 'accepted' });
  };
  const takeBack = async () => {
    await write(before.current.get(id) ?? null);
    before.current.delete(id);
    void refresh(tools.client, ['users']);
    control.settle(id, { kind: 'waiting' });
  };
  const mayWrite = missingFlagRights(can).length === 0 && !mutation.isPending;
  const isUndo = entry.reviewStatus.kind === 'accepted' && before.current.has(id);
  return {
    accept: mayWrite && isOpen(entry) ? () => run(mark) : undefined,
    refuse: mayWrite && isUndo ? () => run(takeBack) : undefined,
    isUndo,
  };
}
