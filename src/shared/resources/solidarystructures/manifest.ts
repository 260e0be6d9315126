import { definePlanned } from '../manifest.ts';

export const solidaryStructuresManifest = definePlanned({
  name: 'solidarystructures',
  isBuilt: false,
  permissions: { list: 'structure_list' },
  switches: ['solidary'],
  pages: ['list', 'create', 'show', 'edit'],
  furtherPages: {},
  menu: { position: 240, group: 'solidary' },
});
