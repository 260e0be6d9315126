import { defineManifest, everyCall, everyPage } from '../manifest.ts';

/** Events (docs/platform/b-communities-content.md §6); those imported from outside never appear. */
export const eventsManifest = defineManifest({
  name: 'events',
  path: 'admin/events',
  permissions: {
    list: 'event_manage',
    show: 'event_read',
    create: 'event_create',
    edit: 'event_update',
    remove: 'event_delete',
  },
  serverRights: { list: 'event_list' },
  calls: everyCall,
  switches: ['event'],
  pages: everyPage,
  furtherPages: {},
  menu: { position: 70 },
  search: { field: 'name', orderBy: 'name' },
  pick: null,
  picture: { owner: 'event', namedAfter: 'name' },
  hasQuickStatus: true,
  drafts: { days: 7, isSecret: true },
  hides404As500: false,
  parent: null,
});
