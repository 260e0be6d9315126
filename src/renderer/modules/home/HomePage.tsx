import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useCan, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { usePageHeading } from '#renderer/kit/ui/page/context.ts';
import { PageActions, PageStatus } from '#renderer/kit/ui/page/PageSlot.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { isMenuGroup, visibleMenu } from '#shared/menu.ts';
import { addressOf } from '#shared/routes.ts';
import { CreateMenu } from './CreateMenu.tsx';
import { ModeratedBlock } from './communities/ModeratedBlock.tsx';
import { useCommunityAccess } from './communities/useCommunityAccess.ts';
import { DraftsBlock } from './drafts/DraftsBlock.tsx';
import styles from './Home.module.css';
import { HitchhikingBlock } from './hitchhiking/HitchhikingBlock.tsx';
import { SendingBlock } from './imports/SendingBlock.tsx';
import { JobsBlock } from './jobs/JobsBlock.tsx';
import { Refresh } from './Refresh.tsx';
import { RecentBlock } from './recent/RecentBlock.tsx';
import { DayBlocks, SolidaryBlocks } from './solidary/SolidaryBlocks.tsx';
import { TrainingBlock } from './TrainingBlock.tsx';
import { ToolsBlock } from './tools/ToolsBlock.tsx';
import { WaitingBlock } from './waiting/WaitingBlock.tsx';

/** Loaded after the page: it draws. */
const RegistrationsBlock = lazily(
  async () => (await import('./registrations/RegistrationsBlock.tsx')).RegistrationsBlock,
);

/** The home page (docs/screens/01-shell-home.md §9). No block waits for another. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { user, lastSignIn } = useSignedIn();
  const format = useFormat();
  const { training } = useBootstrap();
  usePageHeading(t('greeting', { name: user.givenName }));
  return (
    <div className={styles.home}>
      <PageStatus>
        <span>
          {[format.dayInWords(today()), lastSignIn && t('lastSignIn', { date: format.dateTime(lastSignIn) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </PageStatus>
      <PageActions>
        <Refresh />
        <CreateMenu />
      </PageActions>
      <NoModules />
      <div className={styles.columns}>
        <div className={styles.column}>
          <SendingBlock />
          <JobsBlock />
          <DayBlocks />
          <WaitingBlock />
          <HitchhikingBlock />
          <Dashboards />
        </div>
        <div className={styles.column}>
          <SolidaryBlocks />
          <DraftsBlock />
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

/** Says that the rights of the person open no module. */
function NoModules() {
  const { t } = useTranslation('home');
  const { config } = useBootstrap();
  const context = { session: useSignedIn(), config };
  if (visibleMenu(context).some((item) => isMenuGroup(item) || item.route !== 'home')) return null;
  return <p className={styles.text}>{t('noModules')}</p>;
}

/** The registrations with the way to the dashboards, and the moderated communities, each with its own (docs/screens/01-shell-home.md §9). */
function Dashboards() {
  const { t } = useTranslation('home');
  const can = useCan();
  // The platform asks this right for every dashboard: without it each one would fail permanently.
  const hasAnalytics = useSwitch()('analytics') && can('analytic_read');
  const { canList } = useCommunityAccess();
  const hasSummary = can('dashboard_read');
  return (
    <>
      {hasAnalytics && hasSummary && (
        <Suspense>
          {can('user_list') ? (
            <RegistrationsBlock />
          ) : (
            <RecordLink to={addressOf('analytics')}>{t('dashboard.all')}</RecordLink>
          )}
        </Suspense>
      )}
      {can('community_dashboard_self') && canList && <ModeratedBlock isShownEmpty={!hasSummary} />}
    </>
  );
}
