import { definePlanned } from '../manifest.ts';

export const solidaryRecordsManifest = definePlanned({
  name: 'solidaryrecords',
  isBuilt: false,
  permissions: { list: 'solidary_list' },
  switches: ['solidary'],
  pages: ['list', 'create', 'show', 'edit'],
  furtherPages: {},
  menu: { position: 210, group: 'solidary' },
});
