import { useTranslation } from 'react-i18next';
import { DashboardBlock } from '#renderer/features/dashboards/DashboardBlock.tsx';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import { ModeratedBlock } from './communities/ModeratedBlock.tsx';
import { useCommunityAccess } from './communities/useCommunityAccess.ts';

/**
 * One embedded dashboard at most, of the kind that the rights name, then the moderated communities
 * (docs/screens/01-shell-home.md §9).
 */
export function Dashboards() {
  const { t } = useTranslation('home');
  const can = useCan();
  // The platform asks this right for every dashboard: without it each one would be an error that never ends.
  const hasAnalytics = useSwitch()('analytics') && can('analytic_read');
  const { canList } = useCommunityAccess();
  const hasSummary = can('dashboard_read');
  const hasOwn = can('community_dashboard_self');
  return (
    <>
      {hasAnalytics && hasSummary && (
        <DashboardBlock
          setting="summary"
          title={t('dashboard.summary')}
          actions={can('analytic_list') && <RecordLink to={addressOf('analytics')}>{t('dashboard.all')}</RecordLink>}
        />
      )}
      {hasAnalytics && !hasSummary && hasOwn && <DashboardBlock setting="community" title={t('dashboard.community')} />}
      {hasOwn && canList && <ModeratedBlock isShownEmpty={!hasSummary} />}
    </>
  );
}
