import { defineManifest, everyPage } from '../manifest.ts';

/** Users and hitchhikers (docs/platform/a-auth-users.md §5). */
export const usersManifest = defineManifest({
  name: 'users',
  path: 'admin/users',
  permissions: {
    list: 'user_list',
    show: 'user_read',
    create: 'user_create',
    edit: 'user_update',
    remove: 'user_delete',
  },
  // Deletion has its own call (docs/platform/a-auth-users.md §6).
  calls: ['list', 'get', 'create', 'update'],
  switches: [],
  pages: everyPage,
  furtherPages: {
    import: { path: '/users/import', permission: 'user_create' },
    identities: { path: '/users/identities', permission: 'user_update' },
  },
  menu: { position: 30 },
  // The palette searches people by more than their names, in a separate group.
  search: null,
  pick: { filter: 'search', sort: ['familyName', 'asc'], named: 'search', isPerson: true },
  picture: { owner: 'user', namedAfter: null },
  hasQuickStatus: false,
  drafts: { days: 7, isSecret: true },
  hides404As500: true,
  parent: null,
});
