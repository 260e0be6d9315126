import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import { useColumnLabel } from './labels.ts';
import type { SavedCauses } from './SaveLinesButton.tsx';
import { useCauseWords } from './useCauseWords.ts';

/** Returns the reason of each kind of error for the file of failed lines. */
export function useSavedCauses(report: ImportReport): SavedCauses {
  const { t } = useTranslation('import');
  const label = useColumnLabel(report.type);
  const words = useCauseWords();
  return report.groups
    .filter(({ severity }) => severity === 'error')
    .map(({ cause, column }) => {
      const { title, advice } = words({ cause, column });
      const field = column === null ? t('check.wholeLine') : label(column);
      const error = `${title}. ${advice}`;
      return { cause, column, field, error, full: t('saved.full', { field, error }) };
    });
}
