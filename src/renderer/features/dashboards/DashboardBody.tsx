import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { PauseCircleRegular } from '@fluentui/react-icons';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkDialog } from '#renderer/kit/actions/confirm/LinkDialog.tsx';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import type { DashboardSetting } from '#shared/config.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { ForeignCommunity, FrameFailed, RefusedDashboard, useKnownCauses } from './RefusedDashboard.tsx';
import type { Dashboard } from './useDashboard.ts';
import type { Embedded } from './useEmbedded.ts';

export interface DashboardBodyProps {
  dashboard: Dashboard;
  embedded: Embedded;
  /** Name on the platform. */
  view: string;
  /** Its key in the site's configuration. */
  setting: DashboardSetting;
  /** Whether a failure means that the community is none of the person's own. */
  isForeign?: (error: AppError) => boolean;
  /** Accessible name of the frame. */
  label: string;
  onLeave: () => void;
}

/** Renders the dashboard, or why it is missing: the states of the platform's answer and of the embedded page. */
export function DashboardBody({ dashboard, embedded, view, setting, isForeign, label, onLeave }: DashboardBodyProps) {
  const causes = useKnownCauses();
  const { state, refresh, accept, stop } = dashboard;
  switch (state.kind) {
    case 'asking':
      return (
        <>
          <SlowNote onStop={stop} />
          <LoadingState />
        </>
      );
    case 'stopped':
      return <Stopped onRetry={refresh} />;
    case 'failed':
      if (isForeign?.(state.error) === true) return <ForeignCommunity error={state.error} onRetry={refresh} />;
      return <ErrorState error={state.error} context="analytic" causes={causes} onRetry={refresh} />;
    case 'answered': {
      const { answer } = state;
      if (answer.outcome !== 'opened') {
        return <RefusedDashboard answer={answer} view={view} setting={setting} onRetry={refresh} onAccept={accept} />;
      }
      if (embedded.state === 'failed') return <FrameFailed reason={embedded.reason} onRetry={refresh} />;
      const isLoading = embedded.state === 'loading';
      return (
        <>
          {isLoading && <SlowNote onStop={stop} />}
          <DashboardFrame handle={answer.handle} label={label} isLoading={isLoading} onLeave={onLeave} />
          <LinkQuestion handle={answer.handle} />
        </>
      );
    }
  }
}

function Stopped({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['analytics', 'common']);
  return (
    <StateLayout
      icon={<PauseCircleRegular />}
      title={t('analytics:stopped')}
      actions={
        <Button appearance="primary" onClick={onRetry}>
          {t('common:states.retry')}
        </Button>
      }
    />
  );
}

/** The handle of the view on screen; null while there is none. */
export const handleOf = ({ state }: Dashboard): string | null =>
  state.kind === 'answered' && state.answer.outcome === 'opened' ? state.answer.handle : null;

/** Asks before a link of a dashboard opens in the system's browser. */
function LinkQuestion({ handle }: { handle: string }) {
  const { t } = useTranslation('analytics');
  const notify = useNotify();
  const [link, setLink] = useState<{ linkId: string; host: string } | null>(null);
  useLayoutEffect(
    () =>
      window.escale.on('analytics.linkAsked', ({ handle: asking, linkId, host }) => {
        // The first question stays until it is answered: a dashboard must not replace it while the user is about to
        // click.
        if (asking === handle) setLink((open) => open ?? { linkId, host });
      }),
    [handle],
  );
  if (link === null) return null;
  const open = () => {
    setLink(null);
    invoke('analytics.openLink', { linkId: link.linkId }).catch((thrown: unknown) =>
      notify({ context: 'analytic', name: 'link', outcome: 'error', error: toAppError(thrown) }),
    );
  };
  return <LinkDialog text={t('link.text', { host: link.host })} onOpen={open} onClose={() => setLink(null)} />;
}

/** Milliseconds after which loading counts as slow (docs/screens/06-analytics.md §5). */
const LONG = 8000;

/** Tells after a while that the dashboard is slow, and lets the user stop loading. */
function SlowNote({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation(['analytics', 'common']);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <MessageBar intent="info" politeness="polite">
      <MessageBarBody>{t('analytics:slow')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onStop}>{t('common:actions.cancel')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
