import { Button, ToggleButton } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  DocumentAddRegular,
  DocumentArrowRightRegular,
  DocumentEditRegular,
  type FluentIcon,
  NoteRegular,
  PersonAvailableRegular,
  SearchRegular,
  TaskListSquareLtrRegular,
} from '@fluentui/react-icons';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfScreen } from '#renderer/features/record-actions/choice-entry.ts';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { fullNameOf } from '#shared/full-name.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { actionKey } from '#shared/resources/solidaryrecords/actions.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import styles from './follow-up.module.css';
import { byDay, type KeyedEntry, othersOf, typeOf } from './group.ts';

interface DiaryProps {
  diary: readonly DiaryEntry[];
  beneficiary: UserId | null;
  /** The selected drivers. */
  drivers: RecordItem['drivers'];
}

/** Chips that are shown at first: the people with the newest entries; more names would not help. */
const MOST_CHIPS = 8;

/** Whose entries are shown. */
type Shown = 'all' | UserId;

/**
 * The diary of a record, newest first and by day, of everybody or of one person (docs/screens/07-solidary-records.md
 * §2). Nothing in it can be changed: the platform has no operation for it.
 */
export const Diary = memo(function Diary({ diary, beneficiary, drivers }: DiaryProps) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const [shown, setShown] = useState<Shown>('all');
  const others = useMemo(() => othersOf(diary, drivers, beneficiary), [diary, drivers, beneficiary]);
  const days = useMemo(() => byDay(diary, ({ userId }) => shown === 'all' || userId === shown), [diary, shown]);
  const [showsAll, setShowsAll] = useState(false);
  const textsOf = useEntryTexts(beneficiary);
  if (diary.length === 0) return <p className={styles.note}>{t('diary.empty')}</p>;
  const chips: { value: Shown; label: string }[] = [
    { value: 'all', label: t('diary.all') },
    ...(beneficiary === null ? [] : [{ value: beneficiary, label: t('diary.beneficiary') }]),
    ...others.map(({ userId, name }) => ({ value: userId, label: name })),
  ];
  // Two chips are for everybody and the beneficiary; if few other people remain, they are shown without a button.
  const offered = showsAll || chips.length <= MOST_CHIPS + 2 ? chips : chips.slice(0, MOST_CHIPS);
  return (
    <div>
      {others.length > 0 && (
        <fieldset aria-label={t('diary.filter')} className={styles.chips}>
          {offered.map(({ value, label }) => (
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
          {offered.length < chips.length && (
            <Button size="small" shape="circular" appearance="subtle" onClick={() => setShowsAll(true)}>
              {t('diary.moreChips', { count: chips.length - offered.length })}
            </Button>
          )}
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
                <Entry key={entry.key} action={entry.action} comment={entry.comment} {...textsOf(entry)} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
});

/** Returns a function that gives the texts of an entry: one hook for a diary, which may hold hundreds of entries. */
function useEntryTexts(beneficiary: UserId | null): (entry: KeyedEntry) => { label: string; facts: string } {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const labelOf = useActionLabel();
  return (entry) => {
    const { action, at, author, userId, givenName, familyName, progression, former } = entry;
    const isOfOther = userId !== null && userId !== beneficiary;
    const name = fullNameOf({ givenName, familyName }) || t('diary.someone');
    const facts = [
      at !== null && format.hour(at),
      author !== null && t('diary.by', { name: author }),
      isOfOther && t('diary.concerns', { name }),
      progression !== null && format.share(progression / 100),
      isOfScreen(entry) && t('diary.hereOnly'),
    ];
    return { label: labelOf(action, { progression, former }), facts: facts.filter(Boolean).join(' · ') };
  };
}

interface EntryProps extends Pick<KeyedEntry, 'action' | 'comment'> {
  label: string;
  facts: string;
}

function Entry({ action, comment, label, facts }: EntryProps) {
  const Icon = iconOf(action);
  return (
    <li className={styles.entry}>
      <Icon aria-hidden />
      <p>{label}</p>
      <p className={styles.facts}>{facts}</p>
      {comment !== null && <p className={styles.comment}>{comment}</p>}
    </li>
  );
}

const byType: Readonly<Record<number, FluentIcon>> = {
  0: TaskListSquareLtrRegular,
  1: PersonAvailableRegular,
  2: SearchRegular,
  3: TaskListSquareLtrRegular,
  4: CheckmarkCircleRegular,
  5: NoteRegular,
};

const byName: ReadonlyMap<string, FluentIcon> = new Map([
  ['create', DocumentAddRegular],
  ['update', DocumentEditRegular],
  ['deeply_updated', DocumentArrowRightRegular],
]);

/** The icon of an entry of the diary: that of the status its type leads to (docs/screens/07-solidary-records.md §4.1). */
export const iconOf = (action: string | null): FluentIcon =>
  byName.get(actionKey(action ?? '')) ?? byType[typeOf(action) ?? 5] ?? NoteRegular;
