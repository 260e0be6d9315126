import { Button } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '#shared/calendar.ts';
import { daysBetween } from '#shared/days.ts';
import { type Instant, instantOf, millisecondsOf } from '#shared/instant.ts';
import { useFormat } from '../format.ts';
import { Moment } from '../moment/Moment.tsx';
import { Section } from './Section.tsx';
import styles from './show.module.css';

/** Something that happened to a record, with its date. */
export interface ActivityEntry {
  key: string;
  /** Null where the date is not known. */
  at: Instant | number | null;
  icon: FluentIcon;
  tone?: 'brand' | 'success' | 'warning' | 'danger' | undefined;
  text: ReactNode;
  /** Shown after the date. */
  detail?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

type Dated = ActivityEntry & { time: number | null };

const timeOf = (at: Instant | number | null): number | null => (typeof at === 'string' ? millisecondsOf(at) : at);

/** What has no date comes last. */
const newestFirst = (entries: readonly ActivityEntry[]): Dated[] =>
  entries
    .map((entry) => ({ ...entry, time: timeOf(entry.at) }))
    .toSorted((left, right) => (right.time ?? Number.NEGATIVE_INFINITY) - (left.time ?? Number.NEGATIVE_INFINITY) || 0);

const DAYS_OF_WEEK = 7;

/** Entries that are shown before somebody asks for the others. */
const SHOWN = 12;

interface ActivityProps {
  entries: readonly ActivityEntry[];
  /** Shown under them: what is not known. */
  note?: string;
}

/**
 * What happened to a record, the newest first, under the day, the week or the month that it happened in; the older of
 * many on demand.
 */
export function Activity({ entries, note }: ActivityProps) {
  const { t } = useTranslation('form');
  const { monthOf, number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const now = Date.now();
  const captionOf = (time: number | null): string => {
    if (time === null) return t('show.activity.undated');
    const days = daysBetween(localDay(time), localDay(now)) ?? Number.NaN;
    if (days === 0) return t('show.activity.today');
    if (days > 0 && days < DAYS_OF_WEEK) return t('show.activity.week');
    return monthOf(time);
  };
  const all = newestFirst(entries);
  const older = all.length - SHOWN;
  const groups = Map.groupBy(isWhole ? all : all.slice(0, SHOWN), ({ time }) => captionOf(time));
  if (groups.size === 0) return null;
  return (
    <Section title={t('show.activity.title')}>
      {[...groups].map(([caption, dated]) => (
        <div key={caption}>
          <h3 className={styles.period}>{caption}</h3>
          <ol className={styles.timeline}>
            {dated.map((entry) => (
              <Happened key={entry.key} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
      {older > 0 && (
        <Button size="small" appearance="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('show.activity.fewer') : t('show.activity.more', { count: older, shown: number(older) })}
        </Button>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Section>
  );
}

function Happened({ entry: { icon: Icon, tone, text, detail, time, actions } }: { entry: Dated }) {
  return (
    <li>
      <span className={styles.sign} data-tone={tone} aria-hidden>
        <Icon />
      </span>
      <div>
        <p>{text}</p>
        <p className={styles.moment}>
          {time !== null && <Moment value={instantOf(time)} isFocusable />}
          {time !== null && detail && ' · '}
          {detail}
        </p>
        {actions}
      </div>
    </li>
  );
}
