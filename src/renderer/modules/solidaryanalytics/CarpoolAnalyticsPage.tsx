import { useTranslation } from 'react-i18next';
import { DashboardPage, type DashboardRouteProps } from '#renderer/features/dashboards/page/DashboardPage.tsx';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import styles from './figures/figures.module.css';
import { OwnFigures } from './figures/OwnFigures.tsx';

/**
 * `/solidary/analytics/carpool`: the dashboard of the platform, and figures of our own that can be read without seeing
 * (docs/screens/10-external-journeys.md §4 and §6).
 */
export function CarpoolAnalyticsPage(route: DashboardRouteProps) {
  const { t } = useTranslation('solidaryanalytics');
  const { structures } = useSignedIn();
  const can = useCan();
  return (
    <>
      {structures.length > 1 && <p className={styles.note}>{t('everyStructure')}</p>}
      <div className={styles.dashboard}>
        <DashboardPage {...route} setting="solidaryCarpool" unrestricted={t('notRestricted')} />
      </div>
      {can('solidary_list') && <OwnFigures />}
    </>
  );
}
