import { Button } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useSwitch } from '#renderer/kit/data/session.ts';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { DashboardSetting } from '#shared/config.ts';
import { DashboardBody, handleOf } from './DashboardBody.tsx';
import styles from './dashboard.module.css';
import { type DashboardQuery, useDashboard } from './useDashboard.ts';
import { useEmbedded } from './useEmbedded.ts';

export interface DashboardBlockProps {
  /** Key of the dashboard's name in the site's configuration (`analytics.names`); nothing is shown without a name. */
  setting: Extract<DashboardSetting, 'summary' | 'community'>;
  /** Heading of the block, e.g. « Tableau de bord ». */
  title: string;
  /** Shown beside the heading, e.g. a link to all statistics. */
  actions?: ReactNode;
}

/**
 * A dashboard as a block of another page: monthly, for the perimeter that the platform chooses
 * (docs/screens/01-shell-home.md §9). Renders nothing without the module switch or a name. It is requested after the
 * page has been painted; a refusal collapses it into one line.
 */
export function DashboardBlock({ setting, title, actions }: DashboardBlockProps) {
  const isOn = useSwitch()('analytics');
  const view = useBootstrap().config.analytics.names[setting];
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // After the next frame, which paints the page: a request in an effect would still come before it.
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!isOn || view === '') return null;
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.blockHead}>
        <h2 className={styles.blockTitle}>{title}</h2>
        {actions}
      </div>
      {isPainted && <BlockBody setting={setting} view={view} />}
    </section>
  );
}

function BlockBody({ setting, view }: { setting: DashboardBlockProps['setting']; view: string }) {
  const { t } = useTranslation('analytics');
  const dashboard = useDashboard(defaultQuery(view, setting === 'community'));
  const embedded = useEmbedded(handleOf(dashboard));
  const body = useRef<HTMLDivElement>(null);
  const { state } = dashboard;
  const isRefused = state.kind === 'failed' || (state.kind === 'answered' && state.answer.outcome !== 'opened');
  const isAsking = state.kind === 'answered' && state.answer.outcome === 'otherHost';
  if ((isRefused && !isAsking) || embedded.state === 'failed') {
    return <CollapsedBlock error={state} reason={embedded.reason} onRetry={dashboard.refresh} />;
  }
  const label = t('frame.label', { view: t(`names.${setting}`), periodicity: t('periodicity.monthly') });
  return (
    <div ref={body} tabIndex={-1}>
      <DashboardBody
        dashboard={dashboard}
        embedded={embedded}
        view={view}
        setting={setting}
        label={label}
        onLeave={() => body.current?.focus()}
      />
    </div>
  );
}

interface CollapsedBlockProps {
  error: ReturnType<typeof useDashboard>['state'];
  reason: string | null;
  onRetry: () => void;
}

/** One line that replaces the block. */
function CollapsedBlock({ error, reason, onRetry }: CollapsedBlockProps) {
  const { t } = useTranslation(['analytics', 'common', 'notifications']);
  const errorText = useErrorText();
  const why = () => {
    if (error.kind === 'failed') {
      const { title, detail } = errorText(error.error, { context: 'analytic' });
      return error.error.kind === 'denied' && detail !== undefined ? detail : title;
    }
    if (error.kind === 'answered' && error.answer.outcome === 'unknownView') return t('analytics:unknown.title');
    if (error.kind === 'answered' && error.answer.outcome === 'noPeriodicity')
      return t('analytics:noPeriodicity.title');
    if (error.kind === 'answered' && error.answer.outcome === 'refusedAddress') {
      return t('analytics:refusedAddress.title');
    }
    return reason ?? '';
  };
  return (
    <p className={styles.folded} role="status">
      <span>{t('analytics:folded', { title: t('notifications:analytic.loaded.error'), reason: why() })}</span>
      <SupportContact error={error.kind === 'failed' ? error.error : null} />
      <Button size="small" onClick={onRetry}>
        {t('common:states.retry')}
      </Button>
    </p>
  );
}

/** The query for the perimeter that the platform chooses, monthly. */
const defaultQuery = (view: string, isDefaultCommunity: boolean): DashboardQuery => ({
  view,
  periodicity: 'monthly',
  communityId: null,
  territoryId: null,
  isDefaultCommunity,
  isDefaultTerritory: true,
});
