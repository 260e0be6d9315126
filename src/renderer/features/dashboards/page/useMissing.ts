import { useEffect, useState } from 'react';
import type { Periodicity } from '#shared/config.ts';
import type { DashboardState } from '../useDashboard.ts';
import type { AvailableView } from './views.ts';

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
export function useMissing(
  view: AvailableView,
  periodicity: Periodicity,
  state: DashboardState,
  back: (to: Periodicity) => void,
): ReadonlySet<Periodicity> {
  const [known, setKnown] = useState<Readonly<Record<string, KnownPeriodicities>>>({});
  const outcome = state.kind === 'answered' ? state.answer.outcome : null;
  const { name } = view;
  const own = known[name] ?? { refused: [] };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome counts once, for what it was asked with.
  useEffect(() => {
    const learn = (learned: KnownPeriodicities) => setKnown((before) => ({ ...before, [name]: learned }));
    if (outcome === 'opened') learn({ good: periodicity, refused: own.refused.filter((one) => one !== periodicity) });
    if (outcome !== 'noPeriodicity') return;
    learn({ ...own, refused: [...own.refused, periodicity] });
    if (own.good !== undefined && own.good !== periodicity) back(own.good);
  }, [outcome, name, periodicity]);

  return new Set([...view.without, ...own.refused]);
}
