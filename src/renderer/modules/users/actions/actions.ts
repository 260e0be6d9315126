import { AddRegular, ArrowUploadRegular, PersonSearchRegular } from '@fluentui/react-icons';
import { campaignActions } from '#renderer/features/campaigns/actions.ts';
import { personActions } from '#renderer/features/people/actions/people.ts';
import { exportPeople } from '#renderer/features/people/export/action.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { users } from '#shared/resources/users/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';

/**
 * The actions on users (docs/screens/02-users-hitchhikers.md §2): on the list, then on one user or several.
 */
export const userActions: readonly Action<User>[] = [
  exportPeople('users'),
  defineAction({
    id: 'users.import',
    label: 'users:list.actions.import',
    icon: ArrowUploadRegular,
    section: 'files',
    permission: 'user_create',
    accepts: 'page',
    to: addressOf('users_import'),
  }),
  defineAction({
    id: 'users.identities',
    label: 'identity:actions.queue',
    icon: PersonSearchRegular,
    section: 'access',
    permission: 'user_update',
    accepts: 'page',
    to: addressOf('users_identities'),
  }),
  defineAction({
    id: 'users.create',
    label: 'users:list.actions.create',
    icon: AddRegular,
    section: 'open',
    shortcut: 'create',
    permission: 'user_create',
    isPrimary: true,
    accepts: 'page',
    to: addressOf('users_create'),
  }),
  ...campaignActions,
  ...personActions('users', users.permissions),
];
