import { useTranslation } from 'react-i18next';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import styles from './Import.module.css';
import { OutcomeTable } from './OutcomeTable.tsx';
import { usePlainMessage } from './useReasonText.ts';
import { useUnsaid } from './useUnsaid.ts';

/** The colour of each outcome. */
export const tones = {
  added: 'success',
  existing: 'neutral',
  updated: 'success',
  refused: 'error',
  uncertain: 'warning',
  notSent: 'warning',
} as const;

interface ReportTableProps extends Pick<ImportResult, 'lines' | 'batches'> {
  recordPath: ((id: number) => string) | undefined;
}

/** The lines of an import that are listed one by one. */
export function ReportTable({ lines, batches, recordPath }: ReportTableProps) {
  const { t } = useTranslation('import');
  const unsaid = useUnsaid();
  const plain = usePlainMessage();
  return (
    <OutcomeTable label={t('report.title')} last={t('report.message')}>
      {lines.map(({ line, label, outcome, message, recordId, isFound }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the report does not change.
        <tr key={index}>
          <td className={styles.number}>{line ?? t(batches > 1 ? 'report.wholeBatch' : 'report.wholeFile')}</td>
          <th scope="row">{label}</th>
          <td data-tone={tones[outcome]}>{t(`report.outcomes.${outcome}`)}</td>
          <td>
            {isFound ? t('report.found') : (outcome === 'refused' ? plain(message) : message) || unsaid(outcome)}
            {recordId !== undefined && recordPath !== undefined && (
              <>
                {' '}
                <RecordLink to={recordPath(recordId)}>{t('report.open', { id: recordId })}</RecordLink>
              </>
            )}
          </td>
        </tr>
      ))}
    </OutcomeTable>
  );
}
