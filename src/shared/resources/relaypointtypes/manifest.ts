import { defineManifest, everyCall, everyPage } from '../manifest.ts';

/** Types of relay points (docs/platform/b-communities-content.md §6). */
export const relayPointTypesManifest = defineManifest({
  name: 'relaypointtypes',
  path: 'admin/relaypoint_types',
  permissions: {
    list: 'relay_point_type_manage',
    show: 'relay_point_type_read',
    create: 'relay_point_type_create',
    edit: 'relay_point_type_update',
    remove: 'relay_point_type_delete',
  },
  serverRights: { list: 'relay_point_type_list' },
  calls: everyCall,
  switches: [],
  pages: everyPage,
  furtherPages: {},
  menu: { position: 310, group: 'settings' },
  search: null,
  // The platform does not filter them by id; there are few.
  pick: { filter: 'name', sort: ['name', 'asc'], named: 'whole' },
  picture: null,
  hasQuickStatus: false,
  drafts: { days: 7, isSecret: true },
  hides404As500: false,
  parent: null,
});
