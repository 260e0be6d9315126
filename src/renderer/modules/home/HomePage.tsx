import { useTranslation } from 'react-i18next';
import { DashboardBlock } from '#renderer/features/dashboards/DashboardBlock.tsx';
import { useBootstrap, useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import { ModeratedBlock } from './communities/ModeratedBlock.tsx';
import { useCommunityAccess } from './communities/useCommunityAccess.ts';
import { DraftsBlock } from './drafts/DraftsBlock.tsx';
import styles from './Home.module.css';
import { RecentBlock } from './recent/RecentBlock.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SolidaryBlocks } from './solidary/SolidaryBlocks.tsx';
import { TrainingBlock } from './TrainingBlock.tsx';
import { ToolsBlock } from './tools/ToolsBlock.tsx';
import { WaitingBlock } from './waiting/WaitingBlock.tsx';

/** The home page (docs/screens/01-shell-home.md §9). No block waits for another. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { user, lastSignIn } = useSignedIn();
  const format = useFormat();
  const { config, training } = useBootstrap();
  return (
    <div className={styles.home}>
      <div>
        <p className={styles.welcome}>{t('welcome', { name: user.givenName, platform: config.platformName })}</p>
        {lastSignIn !== undefined && (
          <p className={styles.text}>{t('lastSignIn', { date: format.dateTime(lastSignIn) })}</p>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SolidaryBlocks />
          <WaitingBlock />
          <DraftsBlock />
          <Dashboards />
          <Shortcuts />
        </div>
        <div className={styles.column}>
          <RecentBlock />
          <ToolsBlock />
          {training !== null && <TrainingBlock accounts={training.accounts} />}
        </div>
      </div>
    </div>
  );
}

/**
 * One embedded dashboard at most, of the kind that the rights name, then the moderated communities
 * (docs/screens/01-shell-home.md §9).
 */
function Dashboards() {
  const { t } = useTranslation('home');
  const can = useCan();
  // The platform asks this right for every dashboard: without it each one would fail permanently.
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
