import { MegaphoneRegular } from '@fluentui/react-icons';
import { isDeleted } from '#renderer/features/people/DeletedBar.tsx';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import type { User } from '#shared/resources/users/user.ts';
import { AssociateOne, AssociateSelection } from './AssociateDialog.tsx';

const common = {
  label: 'recipients:dialog.action',
  shortLabel: 'recipients:dialog.shortAction',
  icon: MegaphoneRegular,
  section: 'change',
  permission: 'campaign_update',
  switch: 'campaign',
} as const;

/**
 * Actions that make people the recipients of a campaign: a selection, or one person who accepts news
 * (docs/screens/02-users-hitchhikers.md §2 and §4).
 */
export const campaignActions: readonly Action<User>[] = [
  defineAction({
    ...common,
    id: 'person.associate',
    accepts: 'one',
    isVisible: (user: User) => !isDeleted(user) && user.acceptsNews === true,
    Dialog: AssociateOne,
  }),
  defineAction({
    ...common,
    id: 'person.associateMany',
    accepts: 'query',
    isSelectionOnly: true,
    Dialog: AssociateSelection,
  }),
];
