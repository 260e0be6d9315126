import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import importStyles from '../Import.module.css';
import styles from './causes.module.css';

interface CheckSummaryProps {
  report: ImportReport;
  /** Number of errors and of remarks to look at. */
  errors: number;
  warnings: number;
}

/** How many lines are ready, are to be looked at, and are not sent. */
export function CheckSummary({ report, errors, warnings }: CheckSummaryProps) {
  const { t } = useTranslation('import');
  const { records, valid, toLookAt, blocked, leftOut } = report;
  const parts = [
    { tone: 'success', count: valid - toLookAt },
    { tone: 'warning', count: toLookAt },
    { tone: 'error', count: blocked },
  ];
  return (
    <div className={`${flow.gridS} ${styles.summary}`}>
      <ul className={importStyles.figures}>
        <li>{t('check.records', { count: records })}</li>
        <li data-tone="success">{t('check.valid', { count: valid })}</li>
        {errors > 0 && <li data-tone="error">{t('check.errors', { count: errors })}</li>}
        {warnings > 0 && <li data-tone="warning">{t('check.warnings', { count: warnings })}</li>}
        {leftOut > 0 && <li>{t('check.leftOut', { count: leftOut })}</li>}
      </ul>
      <div className={styles.share} aria-hidden>
        {parts.map(({ tone, count }) => (
          <span key={tone} data-tone={tone} style={{ flexGrow: count }} />
        ))}
      </div>
    </div>
  );
}
