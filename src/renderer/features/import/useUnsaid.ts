import { useTranslation } from 'react-i18next';
import type { ImportOutcome } from '#shared/ipc/import-result.ts';

/** Returns what is said of a line for which the platform has no message. */
export function useUnsaid(): (outcome: ImportOutcome) => string {
  const { t } = useTranslation('import');
  return (outcome) => {
    switch (outcome) {
      case 'existing':
        return t('members.told');
      case 'refused':
        return t('report.refusedAlone');
      case 'uncertain':
        return t('report.noAnswer');
      default:
        return '';
    }
  };
}
