import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordWrites, type WriteTarget } from '#renderer/features/record-actions/useRecordWrites.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type RecordPerson, useBeneficiary } from '../useBeneficiary.ts';
import { Diary } from './Diary.tsx';

interface RecordDiaryProps {
  record: RecordItem;
}

/** The diary of a record, with the choices that were made on this screen. */
export function RecordDiary({ record }: RecordDiaryProps) {
  const { choices } = useRecordWrites(record);
  const diary = useMemo(() => [...choices, ...record.diary], [choices, record.diary]);
  return <Diary diary={diary} beneficiary={record.userId} drivers={record.drivers} />;
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
  const diary = useMemo(() => [...choices, ...entries], [choices, entries]);
  if (beneficiary === undefined && record === null) return null;
  return (
    <Diary
      diary={diary}
      beneficiary={target.userId}
      drivers={record?.drivers ?? []}
      note={t(isRead ? 'diary.ofPerson' : record === null ? 'diary.notThere' : 'diary.ofCopy')}
    />
  );
}
