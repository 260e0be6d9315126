import { definePlanned, everyPage } from '../manifest.ts';

export const solidaryRecordsManifest = definePlanned({
  name: 'solidaryrecords',
  isBuilt: false,
  permissions: { list: 'solidary_list' },
  switches: ['solidary'],
  pages: everyPage,
  furtherPages: {},
  menu: { position: 210, group: 'solidary' },
});
