import { useTranslation } from 'react-i18next';
import { DashboardPage, type DashboardRouteProps } from '#renderer/features/dashboards/page/DashboardPage.tsx';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { PageTabs } from '#renderer/kit/ui/page/PageTabs.tsx';
import { OwnFigures } from './figures/OwnFigures.tsx';

const route = 'solidary_analytics_carpool';
const FIGURES = 'figures';
const DASHBOARD = 'dashboard';

/**
 * `/solidary/analytics/carpool`: the dashboard of the platform, and figures of our own as an accessible alternative, each
 * on a screen of its own (docs/screens/10-external-journeys.md §4 and §6).
 */
export function CarpoolAnalyticsPage({ search, onSearch }: DashboardRouteProps) {
  const { t } = useTranslation('solidaryanalytics');
  const { structures } = useSignedIn();
  const can = useCan();
  const hasFigures = can('solidary_list');
  // Without this right the platform refuses the dashboard: the figures that can be had are all there is.
  const hasDashboard = can('analytic_read') || !hasFigures;
  const isFigures = !hasDashboard || (hasFigures && search.tab === FIGURES);
  return (
    <>
      {hasFigures && hasDashboard && (
        <PageTabs
          label={t('tabs.label')}
          tabs={[
            { route, label: t('tabs.dashboard'), search: { tab: DASHBOARD }, isCurrent: !isFigures },
            { route, label: t('tabs.figures'), search: { tab: FIGURES }, isCurrent: isFigures },
          ]}
        />
      )}
      {isFigures ? (
        <OwnFigures />
      ) : (
        <>
          {structures.length > 1 && <p>{t('everyStructure')}</p>}
          <DashboardPage
            search={search}
            onSearch={onSearch}
            setting="solidaryCarpool"
            unrestricted={t('notRestricted')}
          />
        </>
      )}
    </>
  );
}
