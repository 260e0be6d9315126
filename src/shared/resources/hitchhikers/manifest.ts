import { defineManifest, everyPage } from '../manifest.ts';
import { usersManifest } from '../users/manifest.ts';

/**
 * The users who hitchhike (docs/screens/02-users-hitchhikers.md §9): the same records as the users, read and written by
 * the users' calls; only the list has its own call. Screens check the hitchhiking rights, and the platform checks those
 * of the users.
 */
export const hitchhikersManifest = defineManifest({
  name: 'hitchhikers',
  path: usersManifest.path,
  always: [['isHitchHiker', 'true']],
  permissions: {
    list: 'hitchhiking_watcher',
    show: 'hitchhiking_watcher',
    create: 'hitchhiking_administrator',
    edit: 'hitchhiking_administrator',
  },
  serverRights: { list: 'user_list', get: 'user_read', create: 'user_create', update: 'user_update' },
  calls: ['list'],
  switches: ['hitchhiking'],
  pages: everyPage,
  furtherPages: {
    queue: { path: '/hitchhikers/queue', permission: 'hitchhiking_watcher' },
    dashboard: {
      path: '/hitchhikers/dashboard',
      permission: 'hitchhiking_watcher',
      switches: ['analytics'],
      dashboard: 'hitchhiker',
    },
  },
  menu: { position: 40 },
  search: null,
  pick: null,
  picture: null,
  hasQuickStatus: false,
  drafts: null,
  hides404As500: true,
  parent: usersManifest.name,
});
