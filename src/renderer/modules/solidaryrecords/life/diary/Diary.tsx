import { ToggleButton } from '@fluentui/react-components';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import styles from '../life.module.css';
import { byDay, type KeyedEntry, othersOf } from './group.ts';
import { iconOf } from './icons.ts';

interface DiaryProps {
  diary: readonly DiaryEntry[];
  beneficiary: UserId | null;
  /** The selected drivers. */
  drivers: RecordItem['drivers'];
}

/** Whose entries are shown. */
type Shown = 'all' | UserId;

/**
 * The diary of a record, newest first and by day, of everybody or of one person (docs/screens/07-solidary-records.md
 * §2). Nothing in it can be changed: the platform has no operation for it.
 */
export const Diary = memo(function Diary({ diary, beneficiary, drivers }: DiaryProps) {
  const { t } = useTranslation('recordlife');
  const format = useFormat();
  const [shown, setShown] = useState<Shown>('all');
  const others = useMemo(() => othersOf(diary, drivers, beneficiary), [diary, drivers, beneficiary]);
  const days = useMemo(
    () => byDay(shown === 'all' ? diary : diary.filter(({ userId }) => userId === shown)),
    [diary, shown],
  );
  if (diary.length === 0) return <p className={styles.note}>{t('diary.empty')}</p>;
  const chips: { value: Shown; label: string }[] = [
    { value: 'all', label: t('diary.all') },
    ...(beneficiary === null ? [] : [{ value: beneficiary, label: t('diary.beneficiary') }]),
    ...others.map(({ userId, name }) => ({ value: userId, label: name })),
  ];
  return (
    <div>
      {others.length > 0 && (
        <fieldset aria-label={t('diary.filter')} className={styles.chips}>
          {chips.map(({ value, label }) => (
            <ToggleButton
              key={value}
              size="small"
              shape="circular"
              checked={value === shown}
              onClick={() => setShown(value)}
            >
              {label}
            </ToggleButton>
          ))}
        </fieldset>
      )}
      {others.length > 0 && (
        <p role="status" className={styles.note}>
          {shown !== 'all' && t('diary.count', { count: days.reduce((sum, { entries }) => sum + entries.length, 0) })}
        </p>
      )}
      {days.length === 0 && <p className={styles.note}>{t('diary.none')}</p>}
      <ol className={styles.days}>
        {days.map(({ day, entries }) => (
          <li key={day ?? 'none'}>
            <h3 className={styles.day}>{day === null ? t('diary.noDay') : format.dayInWords(day)}</h3>
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <Entry
                  key={entry.key}
                  entry={entry}
                  isOfOther={entry.userId !== null && entry.userId !== beneficiary}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
});

function Entry({ entry, isOfOther }: { entry: KeyedEntry; isOfOther: boolean }) {
  const { t } = useTranslation('recordlife');
  const format = useFormat();
  const labelOf = useActionLabel();
  const { action, comment, time, author, givenName, familyName, progression } = entry;
  const Icon = iconOf(action);
  const name = [givenName, familyName].filter(Boolean).join(' ') || t('diary.someone');
  const facts = [
    time,
    author !== null && t('diary.by', { name: author }),
    isOfOther && t('diary.concerns', { name }),
    progression !== null && format.share(progression / 100),
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <Icon aria-hidden />
      <p>{labelOf(action)}</p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {comment !== null && <p className={styles.comment}>{comment}</p>}
    </li>
  );
}
