import { definePlanned } from '../manifest.ts';

export const solidaryVolunteersManifest = definePlanned({
  name: 'solidaryvolunteers',
  isBuilt: false,
  permissions: { list: 'solidary_volunteer_list' },
  switches: ['solidary', 'solidaryTransport'],
  pages: ['list', 'show', 'edit'],
  furtherPages: {},
  menu: { position: 230, group: 'solidary', needsTransport: true },
});
