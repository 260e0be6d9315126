import { BEGUN } from '#renderer/features/campaigns/begun.ts';
import { UserRecipientsBar } from '#renderer/features/campaigns/RecipientsBar.tsx';
import { userColumns } from '#renderer/features/people/list/columns.tsx';
import { userListFilters } from '#renderer/features/people/list/filters.tsx';
import { defineList } from '#renderer/kit/list/definition.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { users } from '#shared/resources/users/index.ts';
import { userActions } from './actions/actions.ts';

const UserCellEditor = lazily(
  async () => (await import('#renderer/features/people/list/UserCellEditor.tsx')).UserCellEditor,
);

/**
 * Views that come with the users list (docs/screens/02-users-hitchhikers.md §2). Days stay relative to the day on which
 * a view is opened.
 */
const userViews = [
  { id: 'recent', label: 'users:views.recent', filters: { createdDate: '7d' } },
  { id: 'inactive', label: 'users:views.inactive', filters: { lastActivityDate: 'before6m' } },
  {
    id: 'identities',
    label: 'users:views.identitiesToCheck',
    filters: { identityProofStatus: '1' },
    permission: 'user_update',
  },
  { id: 'withoutAd', label: 'users:views.withoutAd', filters: { noAdAfter: 'today' } },
  { id: 'noNews', label: 'users:views.declineNews', filters: { acceptsNews: 'no' } },
] as const;

/** The list of users (docs/screens/02-users-hitchhikers.md §2). */
export const userList = defineList(users, {
  label: 'users:list.label',
  empty: 'users:list.empty',
  emptyHint: 'users:list.emptyHint',
  scopeNote: 'users:list.scopeNote',
  rowLabel: personNameOf,
  contactsOf: ({ telephone, email }) => ({ telephone, email }),
  isOwn: ({ id }, personId) => id === personId,
  columns: userColumns,
  CellEditor: UserCellEditor,
  filters: userListFilters,
  views: userViews,
  actions: userActions,
  Above: UserRecipientsBar,
  keeps: [BEGUN],
});
