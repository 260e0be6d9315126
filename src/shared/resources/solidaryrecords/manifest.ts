import { defineManifest, everyPage } from '../manifest.ts';

/**
 * Solidary records (docs/platform/c-solidary.md §3). Their list is read for those of a person; an item is never read
 * beside its own page, because reading it re-runs the matching.
 */
export const solidaryRecordsManifest = defineManifest({
  name: 'solidaryrecords',
  path: 'admin/solidaries',
  permissions: { list: 'solidary_list', show: 'solidary_read', create: 'solidary_create', edit: 'solidary_update' },
  calls: ['list'],
  switches: ['solidary'],
  pages: everyPage,
  furtherPages: {},
  menu: { position: 210, group: 'solidary' },
  search: null,
  pick: null,
  picture: null,
  hasQuickStatus: false,
  drafts: null,
  hides404As500: true,
  parent: null,
});
