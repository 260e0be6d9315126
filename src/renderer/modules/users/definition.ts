import {
  AddRegular,
  ArrowDownloadRegular,
  ArrowUploadRegular,
  CopyRegular,
  EditRegular,
  MailRegular,
  OpenRegular,
} from '@fluentui/react-icons';
import { defineList } from '#renderer/kit/list/definition.ts';
import { mailtoOf } from '#renderer/kit/list/external.ts';
import { userColumns } from '#renderer/kit/person/list/columns.tsx';
import { userListFilters } from '#renderer/kit/person/list/filters.ts';
import { userName } from '#renderer/kit/person/name.ts';
import { users } from '#shared/resources/users/index.ts';
import { ExportDialog } from './list/ExportDialog.tsx';
import { userViews } from './list/views.ts';

export const userPaths = {
  list: '/users',
  create: '/users/create',
  import: '/users/import',
  show: (id: number) => `/users/show/${id}`,
  edit: (id: number) => `/users/${id}`,
};

const hasEmail = ({ email }: { email: string | null }) => email !== null && email !== '';

/** The list of users (screens 02 §2). */
export const userList = defineList(users, {
  label: 'users:list.label',
  empty: 'users:list.empty',
  scopeNote: 'users:list.scopeNote',
  rowLabel: userName,
  showPath: userPaths.show,
  editPath: userPaths.edit,
  createPath: userPaths.create,
  columns: userColumns,
  filters: userListFilters,
  views: userViews,
  rowActions: [
    {
      id: 'open',
      label: 'users:list.actions.open',
      icon: OpenRegular,
      permission: 'user_read',
      run: ({ id }, { open }) => open(userPaths.show(id)),
    },
    {
      id: 'edit',
      label: 'users:list.actions.edit',
      icon: EditRegular,
      permission: 'user_update',
      run: ({ id }, { open }) => open(userPaths.edit(id)),
    },
    {
      id: 'copyEmail',
      label: 'users:list.actions.copyEmail',
      icon: CopyRegular,
      isOffered: hasEmail,
      run: ({ email }, { copy }) => copy(email ?? ''),
    },
    {
      id: 'write',
      label: 'users:list.actions.write',
      icon: MailRegular,
      isOffered: hasEmail,
      run: ({ email }, { openExternal }) => openExternal(mailtoOf(email ?? '')),
    },
  ],
  actions: [
    {
      id: 'export',
      label: 'users:list.actions.export',
      icon: ArrowDownloadRegular,
      permission: 'admin_user_export_all',
      switch: 'export',
      Dialog: ExportDialog,
    },
    {
      id: 'import',
      label: 'users:list.actions.import',
      icon: ArrowUploadRegular,
      permission: 'user_create',
      to: userPaths.import,
    },
    {
      id: 'create',
      label: 'users:list.actions.create',
      icon: AddRegular,
      permission: 'user_create',
      isPrimary: true,
      to: userPaths.create,
    },
  ],
});
