import { PersonHeartRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of beneficiaries (docs/screens/08-solidary-people.md A). */
export const solidarybeneficiaries = defineModule('solidarybeneficiaries', {
  icon: PersonHeartRegular,
  goKey: 'B',
  search: {
    filter: 'familyName',
    permission: 'solidary_beneficiary_list',
    find: async () => (await import('#renderer/features/solidary/palette-search.ts')).findBeneficiaries,
  },
  list: async () => (await import('./BeneficiariesListPage.tsx')).BeneficiariesListPage,
  form: async () => (await import('./form/BeneficiaryForm.tsx')).BeneficiaryForm,
  show: async () => (await import('./BeneficiaryShowPage.tsx')).BeneficiaryShowPage,
});
