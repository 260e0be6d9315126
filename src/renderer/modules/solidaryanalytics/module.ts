import { DataTrendingRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** Figures of solidary carpools (docs/screens/10-external-journeys.md §4 and §6). */
export const solidaryanalytics = defineModule('solidary_analytics_carpool', {
  icon: DataTrendingRegular,
  goKey: 'N',
  pages: {
    solidary_analytics_carpool: async () => (await import('./CarpoolAnalyticsPage.tsx')).CarpoolAnalyticsPage,
  },
});
