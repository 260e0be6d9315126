import { LocationRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of relay points (docs/screens/05-content.md D). */
export const relaypoints = defineModule('relaypoints', {
  icon: LocationRegular,
  goKey: 'R',
  badge: async () => (await import('#renderer/features/waiting/WaitingCount.tsx')).WaitingCount,
  list: async () => (await import('./RelayPointsListPage.tsx')).RelayPointsListPage,
  form: async () => (await import('./form/RelayPointForm.tsx')).RelayPointForm,
  show: async () => (await import('./RelayPointShowPage.tsx')).RelayPointShowPage,
  pages: {
    relaypoints_import: async () => (await import('./import/RelayPointsImportPage.tsx')).RelayPointsImportPage,
  },
});
