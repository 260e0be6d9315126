import { defineManifest, everyCall, everyPage } from '../manifest.ts';

/**
 * Editorials (docs/platform/b-communities-content.md §6): one is active at most, so that its status has an action of
 * its own.
 */
export const editorialsManifest = defineManifest({
  name: 'editorials',
  path: 'admin/editorials',
  permissions: {
    list: 'editorial_manage',
    show: 'editorial_read',
    create: 'editorial_create',
    edit: 'editorial_update',
    remove: 'editorial_delete',
  },
  serverRights: { list: 'editorial_list' },
  calls: everyCall,
  switches: ['editorial'],
  pages: everyPage,
  furtherPages: {},
  menu: { position: 90 },
  search: { field: 'title', orderBy: 'title' },
  pick: null,
  picture: { owner: 'editorial', namedAfter: 'title' },
  hasQuickStatus: false,
  drafts: { days: 30, isSecret: false },
  hides404As500: true,
  parent: null,
});
