import { userColumns } from '#renderer/features/people/list/columns.tsx';
import { userListFilters } from '#renderer/features/people/list/filters.ts';
import { defineList } from '#renderer/kit/list/definition.ts';
import { users } from '#shared/resources/users/index.ts';
import { userName } from '#shared/resources/users/name.ts';
import { userActions } from './actions/actions.ts';
import { userViews } from './list/views.ts';
import { userPaths } from './paths.ts';

/** The list of users (docs/screens/02-users-hitchhikers.md §2). */
export const userList = defineList(users, {
  label: 'users:list.label',
  empty: 'users:list.empty',
  scopeNote: 'users:list.scopeNote',
  rowLabel: userName,
  isOwn: ({ id }, personId) => id === personId,
  showPath: userPaths.show,
  editPath: userPaths.edit,
  createPath: userPaths.create,
  columns: userColumns,
  filters: userListFilters,
  views: userViews,
  actions: userActions,
});
