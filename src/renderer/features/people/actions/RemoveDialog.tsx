import { Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { RefusedDialog } from '#renderer/kit/actions/confirm/RefusedDialog.tsx';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { toAppError } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Ownership } from '#shared/resources/users/ownership.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { peopleList } from '../lists.ts';

/**
 * Deletes one person. The item is read first: owners of communities or events are refused here, with links to hand them
 * over, because the public site refuses the same (docs/screens/02-users-hitchhikers.md §7).
 */
export function RemoveDialog({ record: user, resource, onClose }: RecordDialogProps<User>) {
  const { t } = useTranslation(['users', 'actions']);
  const tools = useActionTools();
  const { pathname } = useLocation();
  const mutation = useActionMutation();
  const name = personNameOf(user);
  const check = useQuery({
    queryKey: [...keys.item('users', user.id), 'removal'],
    queryFn: async ({ signal }) => (await read('users.checkRemoval', { ids: [user.id] }, { signal }))[0] ?? null,
    // Communities and events may have been handed over a moment ago.
    gcTime: 0,
    staleTime: 0,
  });

  const remove = () =>
    mutation.run(async () => {
      await invoke('users.remove', { id: user.id });
      tools.notify({ context: 'users', name: 'deleted', outcome: 'success' });
      onClose();
      tools.client.removeQueries({ queryKey: keys.item('users', user.id) });
      void refresh(tools.client, ['users']);
      // The page of a deleted person has nothing left to show.
      if (pathname.endsWith(`/${user.id}`)) tools.open(addressOf(peopleList(resource)));
    });

  const found = check.data;
  const title = t('actions.remove.title', { name });
  if (found?.obstacle === 'owner') {
    return (
      <RefusedDialog title={title} onClose={onClose}>
        <p>{t('actions.remove.owner', { name })}</p>
        <OwnedLinks owned={found.owned} onFollow={onClose} />
      </RefusedDialog>
    );
  }
  if (found?.obstacle === 'own' || found?.obstacle === 'gone') {
    return (
      <RefusedDialog title={title} onClose={onClose}>
        <p>{t(`actions:bulk.reasons.${found.obstacle}`)}</p>
      </RefusedDialog>
    );
  }
  const error = found?.error ?? (check.error === null ? null : toAppError(check.error));
  if (error !== null && found?.obstacle !== null) {
    return (
      <RefusedDialog title={title} onClose={onClose} onRetry={() => void check.refetch()}>
        <MutationError error={error} context="users" />
      </RefusedDialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      gate={{ level: 'typeToConfirm', expected: user.familyName?.trim() || String(user.id) }}
      button={t('actions.remove.button')}
      isDanger
      isBusy={mutation.isPending}
      canConfirm={found?.obstacle === null}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('actions.remove.text', { name })}</p>
      {check.isPending && <Spinner size="tiny" labelPosition="after" label={t('actions.remove.checking')} />}
      <MutationError error={mutation.error} context="users" />
    </ConfirmDialog>
  );
}

/**
 * What has to be handed over first: the form of a community, where its referrer is changed, and the page of an event.
 */
function OwnedLinks({ owned, onFollow }: { owned: Ownership; onFollow: () => void }) {
  const can = useCan();
  const community = can('community_update') ? 'communities_edit' : 'communities_show';
  const all = [
    ...owned.communities.map((one) => ({ ...one, route: community }) as const),
    ...owned.events.map((one) => ({ ...one, route: 'events_show' as const })),
  ];
  return (
    <ul>
      {all.map(({ id, name, route }) => (
        <li key={`${route}/${id ?? name}`}>
          {id === null ? (
            name
          ) : (
            <Link to={addressOf(route, { id })} onClick={onFollow}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
