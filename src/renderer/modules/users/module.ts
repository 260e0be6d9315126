import { PeopleRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of users (docs/screens/02-users-hitchhikers.md). */
export const users = defineModule('users', {
  icon: PeopleRegular,
  search: {
    scope: 'people',
    filter: 'search',
    permission: 'user_list',
    find: async () => (await import('./search.ts')).findUsers,
  },
  goKey: 'U',
  badge: async () => (await import('#renderer/features/waiting/WaitingCount.tsx')).WaitingCount,
  list: async () => (await import('./list.ts')).userList,
  show: async () => (await import('./UserShowPage.tsx')).UserShowPage,
  pages: {
    users_create: async () => (await import('./UserCreatePage.tsx')).UserCreatePage,
    users_edit: async () => (await import('./UserEditPage.tsx')).UserEditPage,
    users_import: async () => (await import('./import/UsersImportPage.tsx')).UsersImportPage,
    users_identities: async () => (await import('./queue/IdentityQueuePage.tsx')).IdentityQueuePage,
  },
});
