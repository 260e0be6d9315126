import { Select } from '@fluentui/react-components';
import {
  CallRegular,
  ChatRegular,
  CheckmarkCircleRegular,
  DismissCircleRegular,
  DocumentAddRegular,
  DocumentArrowRightRegular,
  DocumentEditRegular,
  type FluentIcon,
  LinkRegular,
  MailRegular,
  NoteRegular,
  PersonAvailableRegular,
  SearchRegular,
  TaskListSquareLtrRegular,
} from '@fluentui/react-icons';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfScreen } from '#renderer/features/record-actions/choice-entry.ts';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useInSight } from '#renderer/kit/ui/in-sight/useInSight.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { fullNameOf } from '#shared/full-name.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { actionKey } from '#shared/resources/solidaryrecords/actions.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import styles from './follow-up.module.css';
import { byDay, type DiaryDay, type KeyedEntry, othersOf, typeOf } from './group.ts';
import { useEndInSight } from './useEndInSight.ts';

interface DiaryProps {
  diary: readonly DiaryEntry[];
  beneficiary: UserId | null;
  /** The selected drivers. */
  drivers: RecordItem['drivers'];
  /** Said above the entries: where they come from. */
  note?: string | undefined;
}

/** Whose entries are shown. */
type Shown = 'all' | UserId;

/**
 * The diary of a record by day, oldest first, so that the newest entry stands beside the composer; of everybody or of
 * one person (docs/screens/07-solidary-records.md §2). Nothing in it can be changed: the platform has no operation for
 * it.
 */
export const Diary = memo(function Diary({ diary, beneficiary, drivers, note }: DiaryProps) {
  const { t } = useTranslation('solidaryrecords');
  const { number } = useFormat();
  const [shown, setShown] = useState<Shown>('all');
  const [hasChosen, setChosen] = useState(false);
  const others = useMemo(() => othersOf(diary, drivers, beneficiary), [diary, drivers, beneficiary]);
  const days = useMemo(() => byDay(diary, ({ userId }) => shown === 'all' || userId === shown), [diary, shown]);
  const id = useId();
  const count = days.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <section className={styles.journal} aria-labelledby={id}>
      <div className={`${flow.side} ${styles.head}`}>
        <h2 id={id} className={flow.title}>
          {t('diary.title')}
        </h2>
        {diary.length > 0 && (
          <span className={styles.count}>
            <span aria-hidden>{number(count)}</span>
            <VisuallyHidden>{t('diary.count', { count })}</VisuallyHidden>
          </span>
        )}
        {/* Only what the choice of a person changes: else the number of an unasked list would be read out over the page. */}
        <VisuallyHidden role="status">{hasChosen && t('diary.count', { count })}</VisuallyHidden>
        {others.length > 0 && (
          <Select
            size="small"
            className={styles.filter}
            aria-label={t('diary.filter')}
            title={t('diary.filter')}
            value={String(shown)}
            onChange={(_, { value }) => {
              setShown(others.find(({ userId }) => String(userId) === value)?.userId ?? other(value));
              setChosen(true);
            }}
          >
            <option value="all">{t('diary.all')}</option>
            {beneficiary !== null && <option value={beneficiary}>{t('diary.beneficiary')}</option>}
            {others.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Days key={shown} days={days} beneficiary={beneficiary} note={note} isFiltered={shown !== 'all'} />
    </section>
  );

  function other(value: string): Shown {
    return value === String(beneficiary) && beneficiary !== null ? beneficiary : 'all';
  }
});

interface DaysProps extends Pick<DiaryProps, 'beneficiary' | 'note'> {
  days: readonly DiaryDay[];
  isFiltered: boolean;
}

/** A caption or an entry, in the order in which they are drawn. */
type Line = { head: number; key: string; day: DiaryDay } | { head: number; key: string; entry: KeyedEntry };

/** Heights of what was not drawn yet, in pixels. */
const CAPTION_HEIGHT = 32;
const ENTRY_HEIGHT = 48;
const COMMENT_HEIGHT = 40;

/** The days with their entries, as one scroller; of many entries those in sight are drawn. */
function Days({ days, beneficiary, note, isFiltered }: DaysProps) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const textsOf = useEntryTexts(beneficiary);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const handlers = useEndInSight(scroller);
  const lines = useMemo(() => linesOf(days), [days]);
  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const { items, after, measure } = useInSight({
    keys,
    list,
    heightOf: (index) => heightOf(lines[index]),
    headOf: (index) => lines[index]?.head ?? 0,
  });
  const groups = Map.groupBy(items, ({ index }) => lines[index]?.head ?? 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div
      ref={scroller}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long diary is scrolled by the keyboard.
      tabIndex={0}
      role="group"
      aria-label={t('diary.title')}
      {...handlers}
    >
      <div className={styles.content}>
        {note !== undefined && <p className={flow.quiet}>{note}</p>}
        {lines.length === 0 && <p className={flow.quiet}>{t(isFiltered ? 'diary.none' : 'diary.empty')}</p>}
        <ol
          ref={list}
          className={`${flow.plain} ${styles.days}`}
          style={after > 0 ? { paddingBlockEnd: after } : undefined}
        >
          {[...groups].map(([head, [caption, ...drawn]]) => {
            const line = lines[head];
            if (line === undefined || !('day' in line)) return null;
            const { day, entries } = line.day;
            return (
              <li key={line.key} style={roomBefore(caption?.gap)}>
                <h3 ref={measure} data-index={head} className={`${flow.fine} ${styles.day}`}>
                  {day === null ? t('diary.noDay') : format.dayInWords(day)}
                </h3>
                <ol className={`${flow.plain} ${styles.days}`}>
                  {drawn.map(({ index, gap }) => {
                    const entryLine = lines[index];
                    if (entryLine === undefined || !('entry' in entryLine)) return null;
                    const { entry, key } = entryLine;
                    return (
                      <li
                        key={key}
                        ref={measure}
                        data-index={index}
                        aria-posinset={index - head}
                        aria-setsize={entries.length}
                        className={styles.entry}
                        style={roomBefore(gap)}
                      >
                        <Entry action={entry.action} comment={entry.comment} {...textsOf(entry)} />
                      </li>
                    );
                  })}
                </ol>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** The room of what is out of sight before an element. */
const roomBefore = (gap = 0) => (gap > 0 ? { marginBlockStart: gap } : undefined);

function linesOf(days: readonly DiaryDay[]): Line[] {
  const lines: Line[] = [];
  for (const day of days) {
    const head = lines.length;
    lines.push({ head, key: `day ${day.day} ${head}`, day });
    for (const entry of day.entries) lines.push({ head, key: entry.key, entry });
  }
  return lines;
}

function heightOf(line: Line | undefined): number {
  if (line === undefined || 'day' in line) return CAPTION_HEIGHT;
  return ENTRY_HEIGHT + (line.entry.comment === null ? 0 : COMMENT_HEIGHT);
}

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

const Entry = memo(function Entry({ action, comment, label, facts }: EntryProps) {
  const Icon = iconOf(action);
  return (
    <>
      <span className={styles.icon} data-type={typeOf(action) ?? undefined} aria-hidden>
        <Icon />
      </span>
      <p>{label}</p>
      {comment !== null && <p className={styles.comment}>{comment}</p>}
      <p className={styles.facts}>{facts}</p>
    </>
  );
});

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
  ['link', LinkRegular],
  ['carpool_refusal', DismissCircleRegular],
]);

/** How somebody was spoken to, by the end of the name of the action. */
const byMeans: readonly (readonly [end: string, icon: FluentIcon])[] = [
  ['_call', CallRegular],
  ['_sms', ChatRegular],
  ['_message', MailRegular],
];

/**
 * The icon of an entry of the diary: how somebody was spoken to, else that of the status its type leads to
 * (docs/screens/07-solidary-records.md §4.1).
 */
export function iconOf(action: string | null): FluentIcon {
  const key = actionKey(action ?? '');
  const means = byMeans.find(([end]) => key.endsWith(end))?.[1];
  return byName.get(key) ?? means ?? byType[typeOf(action) ?? 5] ?? NoteRegular;
}
