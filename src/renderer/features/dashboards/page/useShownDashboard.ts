import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { useRecordNames } from '#renderer/kit/form/pickers/pickable.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { withinSentence } from '#renderer/kit/ui/show/within-sentence.ts';
import { localDay } from '#shared/calendar.ts';
import type { Periodicity } from '#shared/config.ts';
import { toAppError } from '#shared/failure.ts';
import type { DashboardAnswer } from '#shared/ipc/analytics.ts';
import { handleOf } from '../DashboardBody.tsx';
import { type Dashboard, type DashboardState, useDashboard } from '../useDashboard.ts';
import { type Embedded, useEmbedded } from '../useEmbedded.ts';
import type { Scope } from './scope.ts';
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
  /** The parameters that the platform applied; null while there is no answer. */
  applied: Extract<DashboardAnswer, { outcome: 'opened' }> | null;
  /** The displayed perimeter: the chosen one, otherwise the one that the platform applied. */
  communityId: number | null;
  territoryId: number | null;
  /** Translated description of the restriction that the platform applied. */
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
  const { t, i18n } = useTranslation('analytics');
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
    label: t('frame.label', {
      view: view.label,
      periodicity: withinSentence(t(`periodicity.${periodicity}`), i18n.language),
    }),
    tools: useTools(embedded.state === 'loaded' ? handle : null, t('view'), summary),
  };
}

interface KnownPeriodicities {
  /** The last periodicity that was shown successfully. */
  good?: Periodicity;
  /** The periodicities that the platform refused. */
  refused: readonly Periodicity[];
}

/**
 * The periodicities that a dashboard does not have: those that the site names, and those that the platform refused. A
 * refusal leads back to the last good one, where there is one (docs/screens/06-analytics.md §2).
 */
function useMissing(
  view: AvailableView,
  periodicity: Periodicity,
  state: DashboardState,
  back: (to: Periodicity) => void,
): ReadonlySet<Periodicity> {
  const [known, setKnown] = useState<Readonly<Record<string, KnownPeriodicities>>>({});
  const outcome = state.kind === 'answered' ? state.answer.outcome : null;
  const { name } = view;
  const own = known[name] ?? { refused: [] };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome is recorded once, for its own query.
  useEffect(() => {
    const learn = (learned: KnownPeriodicities) => setKnown((before) => ({ ...before, [name]: learned }));
    if (outcome === 'opened') learn({ good: periodicity, refused: own.refused.filter((one) => one !== periodicity) });
    if (outcome !== 'noPeriodicity') return;
    learn({ ...own, refused: [...own.refused, periodicity] });
    if (own.good !== undefined && own.good !== periodicity) back(own.good);
  }, [outcome, name, periodicity]);

  return new Set([...view.without, ...own.refused]);
}

/**
 * Describes the restriction that the platform applied, not the one requested (docs/screens/06-analytics.md §8).
 */
function usePerimeterText(applied: { communityId: number | null; territoryId: number | null } | null): string {
  const { t } = useTranslation('analytics');
  const idsOf = (id: number | null | undefined) => (id === null || id === undefined ? [] : [id]);
  const [communities, territories] = [idsOf(applied?.communityId), idsOf(applied?.territoryId)];
  const communityName = useRecordNames('communities', communities);
  const territoryName = useRecordNames('territories', territories);
  const parts = [
    ...communities.map((id) => t('perimeter.community', { name: communityName(id) })),
    ...territories.map((id) => t('perimeter.territory', { name: territoryName(id) })),
  ];
  return parts.length === 0 ? t('perimeter.whole') : parts.join(' · ');
}

/** The tools for a dashboard on screen: save as PDF and copy as image. */
function useTools(handle: string | null, title: string, details: string) {
  const { t } = useTranslation('analytics');
  const notify = useNotify();
  const format = useFormat();
  const savePdf = async (shown: string) => {
    // With its year: the file is kept.
    const today = t('date', { date: format.day(localDay(Date.now())) });
    try {
      const { fileName } = await invoke('analytics.savePdf', {
        handle: shown,
        title,
        details: `${details} · ${today}`,
      });
      notify({ context: 'analytic', name: 'pdf', outcome: 'success', values: { fileName } });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind !== 'cancelled') notify({ context: 'analytic', name: 'pdf', outcome: 'error', error });
    }
  };
  const copyImage = async (shown: string) => {
    try {
      await invoke('analytics.copyImage', { handle: shown });
      notify({ context: 'analytic', name: 'image', outcome: 'success' });
    } catch (thrown) {
      notify({ context: 'analytic', name: 'image', outcome: 'error', error: toAppError(thrown) });
    }
  };
  if (handle === null) return null;
  return { savePdf: () => void savePdf(handle), copyImage: () => void copyImage(handle) };
}
