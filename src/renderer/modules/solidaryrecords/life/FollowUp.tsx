import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { ComposerAsked, ZoneProps } from '../zones.ts';
import { Composer } from './composer/Composer.tsx';
import styles from './life.module.css';
import { OutcomeBand } from './OutcomeBand.tsx';
import { RecordDiary, UnreadDiary } from './RecordDiary.tsx';
import { subjectOf } from './subject.ts';

interface FollowUpProps extends ZoneProps {
  asked: ComposerAsked | null;
}

/** Zone C of a record's page: composer and diary (docs/screens/07-solidary-records.md §2). */
export function FollowUp({ record, row, isReadable, isRowAll = false, asked }: FollowUpProps) {
  const { t } = useTranslation('recordlife');
  const canWrite = useCan()('solidary_update');
  const subject = subjectOf(record, row, isReadable);
  if (subject === null) return null;
  return (
    <div className={styles.followUp}>
      <Section title={t('composer.title')}>
        <div className={styles.composer}>
          <OutcomeBand subject={subject} />
          {canWrite ? (
            <Composer key={subject.id} subject={subject} asked={asked} />
          ) : (
            <p className={styles.note}>{t('followUp.readOnly')}</p>
          )}
        </div>
      </Section>
      {record !== null && isReadable && <RecordDiary record={record} />}
      {(record === null ? isRowAll : !isReadable) && (
        <UnreadDiary target={{ ...subject, email: record?.email ?? null }} record={record} />
      )}
    </div>
  );
}
