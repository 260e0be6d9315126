import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordWrites, type WriteTarget } from '#renderer/features/record-actions/useRecordWrites.ts';
import { useKnownRecords } from '#renderer/features/solidary/records/known-record.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type RecordPerson, useBeneficiary } from '../useBeneficiary.ts';
import { Diary } from './Diary.tsx';

interface RecordDiaryProps {
  record: RecordItem;
}

/**
 * The diary of a record, with the choices that were made on this screen. The platform begins a new one for a record that
 * replaces another: that of the other stands before it where this computer has read it.
 */
export function RecordDiary({ record }: RecordDiaryProps) {
  const { t } = useTranslation('solidaryrecords');
  const { choices } = useRecordWrites(record);
  const { replaces } = record;
  const former = useKnownRecords(replaces === null ? noIds : [replaces]).get(replaces ?? 0)?.diary ?? none;
  const diary = useMemo(() => [...choices, ...joined(record.diary, former)], [choices, record.diary, former]);
  return (
    <Diary
      diary={diary}
      beneficiary={record.userId}
      drivers={record.drivers}
      note={former.length > 0 && replaces !== null ? t('diary.withFormer', { id: replaces }) : undefined}
    />
  );
}

const noIds: readonly number[] = [];
const none: readonly DiaryEntry[] = [];

/** The entries of two diaries, newest first; the answer of an edition may hold those of the replaced record already. */
function joined(diary: readonly DiaryEntry[], former: readonly DiaryEntry[]): DiaryEntry[] {
  const keyOf = ({ at, action, userId, comment }: DiaryEntry) => JSON.stringify([at, action, userId, comment]);
  const there = new Set(diary.map(keyOf));
  return [...diary, ...former.filter((entry) => !there.has(keyOf(entry)))];
}

interface UnreadDiaryProps {
  /** The known data of the record and of its person. */
  target: WriteTarget & RecordPerson;
  /** Its last copy; null where there is none. */
  record: RecordItem | null;
}

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
