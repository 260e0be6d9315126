import { defineManifest, everyCall, everyPage } from '../manifest.ts';

/** Communities (docs/platform/b-communities-content.md §5); their members are a resource of their own. */
export const communitiesManifest = defineManifest({
  name: 'communities',
  path: 'admin/communities',
  permissions: {
    list: 'community_manage',
    show: 'community_read',
    // Every account may create one on the public site; this right is that of the administration.
    create: 'from_admin_community_create',
    edit: 'community_update',
    remove: 'community_delete',
  },
  serverRights: { list: 'community_list', get: 'community_manage', create: 'community_create' },
  calls: everyCall,
  switches: ['community'],
  pages: everyPage,
  furtherPages: {
    users_import: { path: '/communities/users/import', permission: 'user_create' },
    dashboard: {
      path: '/communities/$communityId/dashboard',
      permission: null,
      switches: ['analytics'],
      dashboard: 'community',
      hasRecordCrumb: true,
    },
  },
  menu: { position: 50 },
  search: { field: 'name', orderBy: 'name' },
  pick: { filter: 'name', sort: ['name', 'asc'], named: 'ids' },
  picture: { owner: 'community', namedAfter: 'name' },
  hasQuickStatus: false,
  drafts: { days: 7, isSecret: true },
  hides404As500: false,
  parent: null,
});
