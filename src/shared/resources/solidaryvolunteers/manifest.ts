import { defineManifest } from '../manifest.ts';

/** Volunteers (docs/platform/c-solidary.md §8): neither created nor deleted here. */
export const solidaryVolunteersManifest = defineManifest({
  name: 'solidaryvolunteers',
  path: 'admin/solidary_volunteers',
  permissions: {
    list: 'solidary_volunteer_list',
    show: 'solidary_volunteer_read',
    edit: 'solidary_volunteer_update',
  },
  serverRights: { get: 'solidary_volunteer_list' },
  calls: ['list', 'get', 'update'],
  switches: ['solidary', 'solidaryTransport'],
  pages: ['list', 'show', 'edit'],
  furtherPages: {
    planner: { path: '/solidaryvolunteers/planner', permission: 'solidary_volunteer_list' },
  },
  menu: { position: 230, group: 'solidary', needsTransport: true },
  search: null,
  pick: null,
  picture: null,
  hasQuickStatus: false,
  drafts: { days: 7, isSecret: true },
  hides404As500: true,
  parent: null,
});
