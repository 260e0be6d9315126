import { defineManifest, everyPage } from '../manifest.ts';

export const communitiesManifest = defineManifest({
  name: 'communities',
  isBuilt: false,
  path: 'admin/communities',
  permissions: { list: 'community_list', show: 'community_read' },
  serverRights: { get: 'community_manage' },
  calls: ['list', 'get'],
  switches: ['community'],
  pages: everyPage,
  furtherPages: {
    users_import: { path: '/communities/users/import', permission: null },
    dashboard: { path: '/communities/$communityId/dashboard', permission: null, hasRecordCrumb: true },
  },
  menu: { position: 50, permission: 'community_manage' },
  // The palette searches communities in a separate group.
  search: null,
  picture: null,
  hasQuickStatus: false,
  drafts: null,
  hides404As500: false,
  parent: null,
});
