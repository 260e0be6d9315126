import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { User } from '#shared/resources/users/user.ts';
import { facts } from './facts.ts';
import { type Taken, writeOf } from './take.ts';
import { useNamed } from './useNamed.ts';

/** A field of one account that another one takes over. */
export interface Taking {
  field: Taken;
  from: User;
  into: User;
}

/** Asks before a field of one account replaces that of another: it shows both, and writes that field alone. */
export function TakeDialog({ taking: { field, from, into }, onClose }: { taking: Taking; onClose: () => void }) {
  const { t } = useTranslation('duplicates');
  const named = useNamed();
  const translate = useTranslate();
  const format = useFormat();
  const client = useQueryClient();
  const notify = useNotify();
  const mutation = useActionMutation<'done' | 'changed'>();
  const fact = facts.find(({ taken }) => taken === field);
  const textOf = (user: User) => fact?.text(user, { translate, format }) ?? null;
  const [before, after] = [textOf(into), textOf(from)];
  const undone = writeOf(field, into);
  const changes = writeOf(field, from);

  const take = () =>
    mutation.run(async () => {
      const now = await read('users.get', { id: into.id });
      // Somebody else was here meanwhile: what was shown is not what would be replaced.
      if (textOf(now) !== before) {
        client.setQueryData(keys.item('users', into.id), now);
        return 'changed';
      }
      if (changes === null) return 'changed';
      await invoke('users.update', { id: into.id, changes });
      const undo = async () => {
        if (undone === null) return;
        await invoke('users.update', { id: into.id, changes: undone });
        await refresh(client, ['users']);
      };
      notify({ context: 'users', name: 'factTaken', outcome: 'success', ...(undone !== null && { undo }) });
      onClose();
      void refresh(client, ['users']);
      return 'done';
    });

  return (
    <ConfirmDialog
      title={t('take.title', { field: fact === undefined ? '' : translate(fact.label), name: named(into) })}
      gate={{ level: 'confirm' }}
      button={t('take.button')}
      isBusy={mutation.isPending}
      canConfirm={mutation.data !== 'changed'}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <p>
        {before === null ? t('take.added', { after: after ?? '' }) : t('take.replaced', { before, after: after ?? '' })}
      </p>
      {field === 'telephone' && <p>{t('take.telephone')}</p>}
      {undone === null && <p>{t('take.forGood')}</p>}
      {mutation.data === 'changed' && <p role="alert">{t('take.changed')}</p>}
      <MutationError error={mutation.error} context="users" />
    </ConfirmDialog>
  );
}
