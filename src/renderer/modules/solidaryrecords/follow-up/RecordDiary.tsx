import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordWrites, type WriteTarget } from '#renderer/features/record-actions/useRecordWrites.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type RecordPerson, useBeneficiary } from '../useBeneficiary.ts';
import { Diary } from './Diary.tsx';
import styles from './follow-up.module.css';

interface RecordDiaryProps {
  record: RecordItem;
}

/** The diary of a record, with the choices that were made on this screen. */
export function RecordDiary({ record }: RecordDiaryProps) {
  const { t } = useTranslation('solidaryrecords');
  const { choices } = useRecordWrites(record);
  const diary = useMemo(() => [...choices, ...record.diary], [choices, record.diary]);
  return (
    <Section title={t('diary.title')}>
      <Diary diary={diary} beneficiary={record.userId} drivers={record.drivers} />
    </Section>
  );
}

interface UnreadDiaryProps {
  /** The known data of the record and of its person. */
  target: WriteTarget & RecordPerson;
  /** Its last copy; null where there is none. */
  record: RecordItem | null;
}

const none: readonly DiaryEntry[] = [];

/**
 * The diary of a record that the platform cannot read (docs/screens/07-solidary-records.md §5.4): the entries that the
 * item of its beneficiary has, which is read without effects and holds those of the person's last structure alone.
 */
export function UnreadDiary({ target, record }: UnreadDiaryProps) {
  const { t } = useTranslation('solidaryrecords');
  const { choices } = useRecordWrites(target);
  const beneficiary = useBeneficiary(target);
  const read = beneficiary?.diaries.filter(({ recordId }) => recordId === target.id) ?? none;
  const isRead = read.length > 0;
  const entries = isRead ? read : (record?.diary ?? none);
  if (beneficiary === undefined && record === null) return null;
  return (
    <Section title={t('diary.title')}>
      <p className={styles.note}>
        {t(isRead ? 'diary.ofPerson' : record === null ? 'diary.notThere' : 'diary.ofCopy')}
      </p>
      {(isRead || record !== null) && (
        <Diary diary={[...choices, ...entries]} beneficiary={target.userId} drivers={record?.drivers ?? []} />
      )}
    </Section>
  );
}
