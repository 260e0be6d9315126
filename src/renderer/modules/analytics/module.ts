import { ChartMultipleRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The embedded dashboards, including that of the hitchhikers (docs/screens/06-analytics.md). */
export const analytics = defineModule('analytics', {
  icon: ChartMultipleRegular,
  goKey: 'S',
  pages: {
    analytics: async () => (await import('./AnalyticsPage.tsx')).AnalyticsPage,
    hitchhikers_dashboard: async () => (await import('./HitchhikersDashboardPage.tsx')).HitchhikersDashboardPage,
  },
});
