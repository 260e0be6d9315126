import { defineManifest } from '../manifest.ts';

/** Territories (docs/platform/c-solidary.md §9): chosen by name, without screens of their own. */
export const territoriesManifest = defineManifest({
  name: 'territories',
  path: 'admin/territories',
  permissions: { list: 'territory_list', show: 'territory_read' },
  calls: ['list'],
  switches: [],
  pages: [],
  furtherPages: {},
  menu: null,
  search: null,
  pick: { filter: 'name', sort: ['name', 'asc'], named: 'ids' },
  picture: null,
  hasQuickStatus: false,
  drafts: null,
  hides404As500: false,
  parent: null,
});
