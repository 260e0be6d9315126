import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import type { Periodicity } from '#shared/config.ts';
import type { DashboardAnswer } from '#shared/ipc/analytics.ts';
import { handleOf } from '../DashboardBody.tsx';
import { type Dashboard, useDashboard } from '../useDashboard.ts';
import { type Embedded, useEmbedded } from '../useEmbedded.ts';
import type { Scope } from './scope.ts';
import { useMissing } from './useMissing.ts';
import { usePerimeterText } from './usePerimeterText.ts';
import { useTools } from './useTools.ts';
import type { AvailableView } from './views.ts';

interface ShownOptions {
  view: AvailableView;
  periodicity: Periodicity;
  communityId: number | null;
  territoryId: number | null;
  scope: Scope;
  /** Nothing is requested while it is false. */
  isOn: boolean;
  /** Returns to a periodicity that the dashboard has. */
  back: (to: Periodicity) => void;
}

/** One dashboard of the page with what is known of it. */
export interface ShownDashboard {
  view: AvailableView;
  periodicity: Periodicity;
  dashboard: Dashboard;
  embedded: Embedded;
  handle: string | null;
  /** The periodicities that it does not have. */
  missing: ReadonlySet<Periodicity>;
  /** What the platform applied; null while there is no answer. */
  applied: Extract<DashboardAnswer, { outcome: 'opened' }> | null;
  /** What is shown: that which was chosen, else what the platform applied. */
  communityId: number | null;
  territoryId: number | null;
  /** The restriction that the platform applied, in words. */
  perimeter: string;
  /** View, periodicity and perimeter. */
  summary: string;
  /** Accessible name of the frame. */
  label: string;
  tools: ReturnType<typeof useTools>;
}

/** Requests a dashboard of the page and follows it. */
export function useShownDashboard(options: ShownOptions): ShownDashboard {
  const { view, periodicity, communityId, territoryId, scope, isOn, back } = options;
  const { t } = useTranslation('analytics');
  const { names } = useBootstrap().config.analytics;
  const query = {
    view: view.name,
    periodicity,
    communityId,
    territoryId,
    isDefaultCommunity: scope === 'manager' && communityId === null && view.name === names.community,
    isDefaultTerritory: territoryId === null,
  };
  const dashboard = useDashboard(isOn ? query : null);
  const { state } = dashboard;
  const handle = handleOf(dashboard);
  const embedded = useEmbedded(handle);
  const missing = useMissing(view, periodicity, state, back);
  const applied = state.kind === 'answered' && state.answer.outcome === 'opened' ? state.answer : null;
  const perimeter = usePerimeterText(applied);
  const summary = [view.label, t(`periodicity.${periodicity}`), perimeter].join(' · ');
  return {
    view,
    periodicity,
    dashboard,
    embedded,
    handle,
    missing,
    applied,
    communityId: communityId ?? applied?.communityId ?? null,
    territoryId: territoryId ?? applied?.territoryId ?? null,
    perimeter,
    summary,
    label: t('frame.label', { view: view.label, periodicity: t(`periodicity.${periodicity}`) }),
    tools: useTools(embedded.state === 'loaded' ? handle : null, t('view'), summary),
  };
}
