import { useTranslation } from 'react-i18next';
import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import kit from '#renderer/kit/ui/show/show.module.css';
import type { SolutionsRequest } from './context.ts';
import styles from './matching.module.css';
import { ReadSolutions } from './ReadSolutions.tsx';
import { RowSolutions } from './RowSolutions.tsx';

interface SolutionsProps extends RecordPartProps {
  asked: SolutionsRequest | null;
}

/** Zone B of a record's page: who could drive (docs/screens/07-solidary-records.md §3). */
export function Solutions({ id, record, row, isReadable, isRowAll = false, asked }: SolutionsProps) {
  const { t } = useTranslation('matching');
  return (
    // The zone around it is the region of this name.
    <div className={kit.section}>
      {record === null && <h2 className={kit.sectionTitle}>{t('title')}</h2>}
      {record !== null ? (
        <ReadSolutions record={record} row={row} isReadable={isReadable} asked={asked} />
      ) : isRowAll && row !== null ? (
        <RowSolutions id={id} record={null} row={row} isReadable={false} />
      ) : (
        <p className={styles.empty}>{t('notRead')}</p>
      )}
    </div>
  );
}
