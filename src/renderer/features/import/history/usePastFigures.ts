import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { PastImport } from '#shared/ipc/import-history.ts';

/** The outcomes of a report in the order in which they are told. */
export const pastOutcomes = ['added', 'existing', 'updated', 'refused', 'uncertain', 'leftOut'] as const;

/** Returns a function that sums up what became of the lines of an import. */
export function usePastFigures(): (past: PastImport) => string {
  const { t } = useTranslation('import');
  const format = useFormat();
  return ({ counts, notSent, isGivenUp }) =>
    [
      ...pastOutcomes
        .filter((outcome) => counts[outcome] > 0)
        .map((outcome) =>
          t(outcome === 'leftOut' ? 'history.leftOut' : `report.${outcome}`, {
            count: counts[outcome],
            shown: format.number(counts[outcome]),
          }),
        ),
      ...(notSent > 0 ? [t('report.notSent', { count: notSent })] : []),
      ...(isGivenUp ? [t('history.givenUp')] : []),
    ].join(' · ');
}
