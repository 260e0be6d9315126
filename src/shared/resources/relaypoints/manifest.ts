import { defineManifest, everyCall, everyPage } from '../manifest.ts';

/** Relay points (docs/platform/b-communities-content.md §6): list, map and neighbours are the same query. */
export const relayPointsManifest = defineManifest({
  name: 'relaypoints',
  path: 'admin/relaypoints',
  permissions: {
    list: 'relay_point_manage',
    show: 'relay_point_read',
    create: 'relay_point_create',
    edit: 'relay_point_update',
    remove: 'relay_point_delete',
  },
  serverRights: { list: 'relay_point_list' },
  calls: everyCall,
  switches: [],
  pages: everyPage,
  furtherPages: {
    import: { path: '/relaypoints/import', permission: 'relay_point_update' },
  },
  menu: { position: 100 },
  search: { field: 'name', orderBy: 'name' },
  pick: null,
  picture: { owner: 'relayPoint', namedAfter: 'name' },
  hasQuickStatus: true,
  drafts: { days: 7, isSecret: true },
  hides404As500: false,
  parent: null,
});
