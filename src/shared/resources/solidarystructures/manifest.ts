import { defineManifest, everyCall, everyPage } from '../manifest.ts';

/** Solidary structures (docs/screens/09-solidary-structures.md, docs/platform/c-solidary.md §9). */
export const solidaryStructuresManifest = defineManifest({
  name: 'solidarystructures',
  path: 'admin/structures',
  answersWhole: true,
  permissions: {
    list: 'structure_list',
    show: 'structure_read',
    create: 'structure_create',
    edit: 'structure_update',
    remove: 'structure_delete',
  },
  calls: everyCall,
  switches: ['solidary'],
  pages: everyPage,
  furtherPages: {},
  menu: { position: 240, group: 'solidary' },
  // The palette finds other kinds of records (docs/screens/01-shell-home.md §8).
  search: null,
  pick: 'session',
  picture: null,
  hasQuickStatus: false,
  drafts: { days: 7, isSecret: true },
  hides404As500: false,
  parent: null,
});
