import { definePlanned, everyPage } from '../manifest.ts';

export const solidaryStructuresManifest = definePlanned({
  name: 'solidarystructures',
  isBuilt: false,
  permissions: { list: 'structure_list' },
  switches: ['solidary'],
  pages: everyPage,
  furtherPages: {},
  menu: { position: 240, group: 'solidary' },
});
