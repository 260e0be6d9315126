import { VehicleCarProfileRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of volunteers (docs/screens/08-solidary-people.md B). */
export const solidaryvolunteers = defineModule('solidaryvolunteers', {
  icon: VehicleCarProfileRegular,
  goKey: 'V',
  search: {
    filter: 'familyName',
    permission: 'solidary_volunteer_list',
    find: async () => (await import('#renderer/features/solidary/palette-search.ts')).findVolunteers,
  },
  list: async () => (await import('./list.tsx')).VolunteersListPage,
  form: async () => (await import('./form/VolunteerForm.tsx')).VolunteerForm,
  pages: {
    solidaryvolunteers_planner: async () => (await import('./planner/PlannerPage.tsx')).PlannerPage,
  },
  show: async () => (await import('./VolunteerShowPage.tsx')).VolunteerShowPage,
});
