import { definePlanned } from '../manifest.ts';

export const solidaryBeneficiariesManifest = definePlanned({
  name: 'solidarybeneficiaries',
  isBuilt: false,
  permissions: { list: 'solidary_beneficiary_list' },
  switches: ['solidary'],
  pages: ['list', 'show', 'edit'],
  furtherPages: {},
  menu: { position: 220, group: 'solidary' },
});
