import { PeopleCommunityRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of communities (docs/screens/03-communities.md). */
export const communities = defineModule('communities', {
  icon: PeopleCommunityRegular,
  goKey: 'C',
  badge: async () => (await import('#renderer/features/waiting/WaitingCount.tsx')).PendingCount,
  list: async () => (await import('./CommunitiesListPage.tsx')).CommunitiesListPage,
  form: async () => (await import('./form/CommunityForm.tsx')).CommunityForm,
  show: async () => (await import('./CommunityShowPage.tsx')).CommunityShowPage,
  pages: {
    communities_users_import: async () => (await import('./import/MembersImportPage.tsx')).MembersImportPage,
    communities_dashboard: async () => (await import('./dashboard/CommunityDashboardPage.tsx')).CommunityDashboardPage,
  },
});
