import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { read } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { Reminder } from '#shared/ipc/reminders.ts';

const queryKey = ['reminders'] as const;

/** The reminders of the person on this computer, the earliest first (docs/screens/07-solidary-records.md §9). */
export const useReminders = (): UseQueryResult<ResponseOf<'reminders.list'>> =>
  useQuery({ queryKey, queryFn: ({ signal }) => read('reminders.list', undefined, { signal }) });

/** Follows the changes of the reminders, and says which have become due. For one place that is always on screen. */
export function useFollowReminders(): void {
  const client = useQueryClient();
  const notify = useNotify();
  const onChanged = useEffectEvent(({ due }: { due: readonly Reminder[] }) => {
    void client.invalidateQueries({ queryKey });
    for (const { recordId, person } of due) {
      notify({
        context: 'reminders',
        name: 'due',
        outcome: 'success',
        isToLookAt: true,
        values: { id: recordId, person },
      });
    }
  });
  useEffect(() => window.escale.on('reminders.changed', (change) => onChanged(change)), []);
}
