import { useQuery } from '@tanstack/react-query';
import { PrepareStep } from '#renderer/kit/actions/bulk/PrepareStep.tsx';
import { resolveQuery } from '#renderer/kit/actions/bulk/resolve.ts';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import { useActionLabel } from '#renderer/kit/actions/useActionTools.ts';
import { toAppError } from '#shared/failure.ts';
import { maxBulkIds } from '#shared/max-items.ts';
import type { User } from '#shared/resources/users/user.ts';
import { LettersDialog } from './LettersDialog.tsx';

/** Letters and labels for a selection of the list. */
export function ChosenLetters({ action, resource, chosen, nameOf, onClose }: BulkDialogProps<User>) {
  const title = useActionLabel()(action).replace(/…$/, '');
  const found = useQuery({
    queryKey: ['letters', resource, chosen],
    queryFn: async ({ signal }) => {
      if (chosen.kind === 'query') {
        const { except, query } = chosen;
        const how = { except, upTo: maxBulkIds, nameOf, signal, onProgress: () => {} };
        return (await resolveQuery<User>(resource, query, how)).rows;
      }
      return chosen.ids.map((id) => {
        const record = chosen.records.get(id);
        return { id, name: record === undefined ? `#${id}` : nameOf(record) };
      });
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const close = () => void onClose(null);
  if (found.data === undefined) {
    const state = found.isError
      ? ({ step: 'failed', error: toAppError(found.error) } as const)
      : ({ step: 'preparing', done: 0, total: null } as const);
    return <PrepareStep {...{ title, state }} onRetry={() => void found.refetch()} onClose={close} />;
  }
  return <LettersDialog people={found.data} onClose={close} />;
}
