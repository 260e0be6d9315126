import { defineManifest } from '../manifest.ts';

/** Beneficiaries (docs/platform/c-solidary.md §8): neither created nor deleted here. */
export const solidaryBeneficiariesManifest = defineManifest({
  name: 'solidarybeneficiaries',
  path: 'admin/solidary_beneficiaries',
  permissions: {
    list: 'solidary_beneficiary_list',
    show: 'solidary_beneficiary_read',
    edit: 'solidary_beneficiary_update',
  },
  serverRights: { get: 'solidary_beneficiary_list' },
  calls: ['list', 'get', 'update'],
  switches: ['solidary'],
  pages: ['list', 'show', 'edit'],
  furtherPages: {},
  menu: { position: 220, group: 'solidary' },
  search: null,
  pick: null,
  picture: null,
  hasQuickStatus: false,
  drafts: { days: 7, isSecret: true },
  hides404As500: true,
  parent: null,
});
