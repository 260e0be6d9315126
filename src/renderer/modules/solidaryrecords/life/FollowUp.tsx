import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { ComposerAsked, ZoneProps } from '../zones.ts';
import { Composer } from './composer/Composer.tsx';
import { Diary } from './diary/Diary.tsx';
import styles from './life.module.css';
import { OutcomeBand } from './OutcomeBand.tsx';
import { subjectOf } from './subject.ts';
import { useRecordWrites } from './useRecordWrites.ts';

interface FollowUpProps extends ZoneProps {
  asked: ComposerAsked | null;
}

/** Zone C of a record's page: composer and diary (docs/screens/07-solidary-records.md §2). */
export function FollowUp({ record, row, isReadable, asked }: FollowUpProps) {
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
      {record !== null && <RecordDiary record={record} />}
    </div>
  );
}

/** The diary of a record, with the choices that were made on this screen. */
function RecordDiary({ record }: { record: RecordItem }) {
  const { t } = useTranslation('recordlife');
  const { choices } = useRecordWrites(record);
  const diary = useMemo(() => [...choices, ...record.diary], [choices, record.diary]);
  return (
    <Section title={t('diary.title')}>
      <Diary diary={diary} beneficiary={record.userId} drivers={record.drivers} />
    </Section>
  );
}
