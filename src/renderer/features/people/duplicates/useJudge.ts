import { useQueryClient } from '@tanstack/react-query';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { refreshDuplicates } from './queries.ts';

/** Keeps that accounts are of different people, with undo. */
export function useJudge() {
  const client = useQueryClient();
  const notify = useNotify();
  const mutation = useActionMutation<boolean>();
  const judge = (ids: readonly number[], onJudged: () => void, onUndone: () => void) =>
    mutation.run(async () => {
      const { isOnDisk } = await invoke('duplicates.judge', { ids: [...ids], areDifferent: true });
      notify({
        context: 'users',
        name: isOnDisk ? 'judged' : 'judgedForNow',
        outcome: 'success',
        undo: async () => {
          await invoke('duplicates.judge', { ids: [...ids], areDifferent: false });
          onUndone();
          refreshDuplicates(client);
        },
      });
      onJudged();
      return isOnDisk;
    });
  return { judge, isPending: mutation.isPending, error: mutation.error };
}
