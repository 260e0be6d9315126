import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { User } from '#shared/resources/users/user.ts';
import { useNamed } from './useNamed.ts';

interface Community {
  readonly id: number;
  readonly name: string | null;
}

interface JoinDialogProps {
  user: User;
  /** Those of the other account that this one is not in. */
  communities: readonly Community[];
  onClose: () => void;
}

/** Adds an account to the communities of another one, one after another; those that were added can be taken back. */
export function JoinDialog({ user, communities, onClose }: JoinDialogProps) {
  const { t } = useTranslation('duplicates');
  const named = useNamed();
  const client = useQueryClient();
  const notify = useNotify();
  const can = useCan();
  const mutation = useActionMutation();
  const changed = () => refresh(client, ['communities', 'communitymembers', 'users']);

  const join = () =>
    mutation.run(async () => {
      const added: { id: number; communityId: number }[] = [];
      const undo = async () => {
        // What was taken back stays so where a later one fails: another attempt goes on with the others.
        for (let one = added.at(-1); one !== undefined; one = added.at(-1)) {
          await invoke('communitymembers.delete', one);
          added.pop();
        }
        await changed();
      };
      try {
        for (const { id: communityId } of communities) {
          const answer = await invoke('communitymembers.add', { communityId, userId: user.id });
          if (answer.outcome === 'added') added.push({ id: answer.id, communityId });
        }
        onClose();
      } finally {
        if (added.length > 0) {
          notify({
            context: 'users',
            name: 'joined',
            outcome: 'success',
            ...(can('community_update') && { undo }),
          });
        }
        void changed();
      }
    });

  return (
    <ConfirmDialog
      title={t('communities.title', { name: named(user) })}
      gate={{ level: 'confirm' }}
      button={t('communities.button')}
      isBusy={mutation.isPending}
      onConfirm={() => void join()}
      onClose={onClose}
    >
      <p>{t('communities.text')}</p>
      <ul>
        {communities.map(({ id, name }) => (
          <li key={id}>{name ?? `#${id}`}</li>
        ))}
      </ul>
      <MutationError error={mutation.error} context="communitymembers" />
    </ConfirmDialog>
  );
}
