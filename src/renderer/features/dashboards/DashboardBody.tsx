import { Button } from '@fluentui/react-components';
import { PauseCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import type { DashboardSetting } from '#shared/config.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { LinkQuestion } from './LinkQuestion.tsx';
import { FrameFailed, RefusedDashboard, useKnownCauses } from './RefusedDashboard.tsx';
import { SlowNote } from './SlowNote.tsx';
import type { Dashboard } from './useDashboard.ts';
import type { Embedded } from './useEmbedded.ts';

export interface DashboardBodyProps {
  dashboard: Dashboard;
  embedded: Embedded;
  /** Name on the platform. */
  view: string;
  /** Its key in the site's configuration. */
  setting: DashboardSetting;
  /** Accessible name of the frame. */
  label: string;
  onLeave: () => void;
}

/** Renders the dashboard, or why it is missing: the states of the platform's answer and of the embedded page. */
export function DashboardBody({ dashboard, embedded, view, setting, label, onLeave }: DashboardBodyProps) {
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
