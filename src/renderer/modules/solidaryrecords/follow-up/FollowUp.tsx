import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComposerRequest } from '#renderer/features/record-actions/composer/Composer.tsx';
import { Composer } from '#renderer/features/record-actions/composer/Composer.tsx';
import { OutcomeBand } from '#renderer/features/record-actions/OutcomeBand.tsx';
import { subjectOf } from '#renderer/features/record-actions/subject.ts';
import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './follow-up.module.css';
import { RecordDiary, UnreadDiary } from './RecordDiary.tsx';

interface FollowUpProps extends RecordPartProps {
  request: ComposerRequest | null;
}

/** The follow-up on the page of a record: the diary, and at its foot the composer (docs/screens/07-solidary-records.md §2). */
export function FollowUp({ record, row, isReadable, isRowAll = false, request }: FollowUpProps) {
  const { t } = useTranslation(['solidaryrecords', 'recordActions']);
  const canWrite = useCan()('solidary_update');
  const subject = subjectOf(record, row, isReadable);
  const id = useId();
  if (subject === null) return null;
  return (
    <div className={styles.followUp}>
      {record !== null && isReadable && <RecordDiary record={record} />}
      {(record === null ? isRowAll : !isReadable) && (
        <UnreadDiary target={{ ...subject, email: record?.email ?? null }} record={record} />
      )}
      <section aria-labelledby={id} className={`${flow.stackS} ${styles.composer}`}>
        <VisuallyHidden>
          <h2 id={id}>{t('recordActions:composer.title')}</h2>
        </VisuallyHidden>
        <OutcomeBand subject={subject} />
        {canWrite ? (
          <Composer key={subject.id} subject={subject} former={record?.replaces ?? null} request={request} />
        ) : (
          <p className={flow.quiet}>{t('solidaryrecords:followUp.readOnly')}</p>
        )}
      </section>
    </div>
  );
}
