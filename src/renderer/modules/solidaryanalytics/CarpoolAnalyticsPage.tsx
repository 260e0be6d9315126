import { useTranslation } from 'react-i18next';
import { DashboardPage, type DashboardRouteProps } from '#renderer/features/dashboards/page/DashboardPage.tsx';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import styles from './figures/figures.module.css';
import { OwnFigures } from './figures/OwnFigures.tsx';

/**
 * `/solidary/analytics/carpool`: the dashboard of the platform, and figures of our own as an accessible alternative
 * (docs/screens/10-external-journeys.md §4 and §6).
 */
export function CarpoolAnalyticsPage(route: DashboardRouteProps) {
  const { t } = useTranslation('solidaryanalytics');
  const { structures } = useSignedIn();
  const can = useCan();
  const figures = can('solidary_list') && <OwnFigures />;
  // Without this right the platform refuses the dashboard: its refusal must not hide figures that can be had.
  const areFirst = !can('analytic_read');
  return (
    <>
      {structures.length > 1 && <p className={styles.note}>{t('everyStructure')}</p>}
      {areFirst && figures}
      <div className={styles.dashboard}>
        <DashboardPage {...route} setting="solidaryCarpool" unrestricted={t('notRestricted')} />
      </div>
      {!areFirst && figures}
    </>
  );
}
