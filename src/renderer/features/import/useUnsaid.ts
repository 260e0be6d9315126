import { useTranslation } from 'react-i18next';
import type { ImportOutcome } from '#shared/ipc/import-result.ts';

/** Returns what is said of a line for which the platform has no message. */
export function useUnsaid(): (outcome: ImportOutcome) => string {
  const { t } = useTranslation('import');
  return (outcome) =>
    outcome === 'uncertain' ? t('report.noAnswer') : outcome === 'refused' ? t('report.refusedAlone') : '';
}
