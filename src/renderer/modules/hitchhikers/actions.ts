import { AddRegular, PersonSearchRegular } from '@fluentui/react-icons';
import { campaignActions } from '#renderer/features/campaigns/actions.ts';
import { personActions } from '#renderer/features/people/actions/people.ts';
import { exportPeople } from '#renderer/features/people/export/action.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import { hitchhikers } from '#shared/resources/hitchhikers/index.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { flagActions } from './flags.ts';
import { lettersAction } from './letters/action.ts';

/** The actions on hitchhikers: their flags, and the actions on any person. */
export const hitchhikerActions: readonly Action<User>[] = [
  exportPeople('hitchhikers'),
  defineAction({
    id: 'hitchhikers.identities',
    label: 'identity:actions.queue',
    icon: PersonSearchRegular,
    section: 'access',
    permission: 'user_update',
    accepts: 'page',
    to: `${addressOf('users_identities')}?hitchhikers=yes`,
  }),
  lettersAction,
  ...flagActions,
  ...campaignActions,
  ...personActions('hitchhikers', hitchhikers.permissions),
  defineAction({
    id: 'hitchhikers.create',
    label: 'users:list.actions.create',
    icon: AddRegular,
    section: 'open',
    shortcut: 'create',
    isPrimary: true,
    permission: 'hitchhiking_administrator',
    accepts: 'page',
    to: addressOf('hitchhikers_create'),
  }),
];
