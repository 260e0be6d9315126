import { Button, Spinner } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadRecords } from '#renderer/features/solidary/records/useReadRecords.ts';
import { useBootstrap, useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { addressOf } from '#shared/routes.ts';
import { Block } from '../Block.tsx';
import { BlockError } from '../BlockError.tsx';
import styles from '../Home.module.css';
import { DayRow } from './DayRow.tsx';
import { type DayEntry, type DayGroup, dayGroups } from './day.ts';
import { NextCall } from './NextCall.tsx';
import { useDay } from './useDay.ts';

/** Rows of each group that are shown at first; what leaves today is shown whole up to its number. */
const firstOf: Readonly<Record<DayGroup, number>> = { today: 30, tomorrow: 8, new: 5, late: 3, stale: 3 };

/**
 * The day of an operator, from the rows of the open records (docs/screens/01-shell-home.md §9): what leaves today by
 * hour, tomorrow, what nobody has handled, what is late or silent. Hours and drivers are those of records that were
 * read on this computer; the others are read on a press.
 */
export function DayBlock() {
  const { t } = useTranslation('home');
  const can = useCan();
  const { isLoading, error, retry, data, groups, known, handled, handle, unread } = useDay();
  const all = dayGroups.flatMap((group) => groups.get(group) ?? []);
  const next = all.find(({ row }) => !handled.has(row.id));
  return (
    <Block
      title={t('solidary.day.title')}
      isBusy={isLoading}
      actions={<RecordLink to={addressOf('solidaryrecords')}>{t('solidary.day.all')}</RecordLink>}
    >
      {isLoading && <Spinner size="tiny" aria-label={t('solidary.day.loading')} />}
      {error !== null && <BlockError error={error} subject={t('solidary.day.title')} onRetry={retry} />}
      {next !== undefined && (
        <NextCall entry={next} record={known.get(next.row.id) ?? null} onNoted={() => handle(next)} />
      )}
      {data !== undefined &&
        dayGroups.map((group) => (
          <Group
            key={group}
            group={group}
            entries={(groups.get(group) ?? []).filter((entry) => entry !== next)}
            known={known}
            isHandled={({ row }) => handled.has(row.id)}
            onNoted={handle}
          >
            {group === 'today' && can('solidary_read') && <ReadHours unread={unread} />}
          </Group>
        ))}
      {data !== undefined && (
        <p role="status" className={styles.text}>
          {all.length === 0 && t('solidary.day.none')}
        </p>
      )}
    </Block>
  );
}

interface GroupProps {
  group: DayGroup;
  entries: readonly DayEntry[];
  known: ReadonlyMap<number, RecordItem>;
  isHandled: (entry: DayEntry) => boolean;
  onNoted: (entry: DayEntry) => void;
  /** At the end of its title. */
  children?: ReactNode;
}

/** One group of the day; nothing where it is empty and has nothing to offer. */
function Group({ group, entries, known, isHandled, onNoted, children }: GroupProps) {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const addressesOf = useGroupAddresses();
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const first = firstOf[group];
  if (entries.length === 0) return children ? <div className={styles.groupHead}>{children}</div> : null;
  const shown = isExpanded ? entries : entries.slice(0, first);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h3 id={id} className={styles.subheading}>
          {t(`solidary.day.groups.${group}`)} <span className={styles.detail}>{number(entries.length)}</span>
        </h3>
        {children}
        <RecordLink to="/solidaryrecords" search={addressesOf[group]} aria-label={t(`solidary.day.list.${group}`)}>
          {t('solidary.day.openList')}
        </RecordLink>
      </div>
      <ul className={styles.rows}>
        {shown.map((entry) => (
          <DayRow
            key={entry.row.id}
            entry={entry}
            record={known.get(entry.row.id) ?? null}
            isHandled={isHandled(entry)}
            onNoted={() => onNoted(entry)}
          />
        ))}
      </ul>
      {entries.length > first && (
        <div>
          <Button size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded
              ? t('solidary.day.fewer')
              : t('solidary.day.more', { count: entries.length - first, number: number(entries.length - first) })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The list of records as each group has it, as its address holds it. */
function useGroupAddresses(): Readonly<Record<DayGroup, Record<string, string | number>>> {
  const { staleDays } = useBootstrap().config.solidary;
  const open = { view: 'all', progression: 100 } as const;
  return {
    today: { ...open, departure: 'today' },
    tomorrow: { ...open, departure: 'tomorrow' },
    new: { ...open, status: 0 },
    late: { ...open, departure: 'past' },
    stale: { ...open, idleSince: staleDays },
  };
}

/** Reads the hours and drivers of what leaves soon, on a press, since each reading has effects on the platform. */
function ReadHours({ unread }: { unread: readonly number[] }) {
  const { t } = useTranslation('home');
  const { next, progress, failed, read } = useReadRecords(unread);
  const isReading = progress !== null;
  return (
    <>
      {(next.length > 0 || isReading) && (
        <Button
          size="small"
          disabledFocusable={isReading}
          icon={isReading ? <Spinner size="tiny" /> : undefined}
          title={t('solidary.day.readEffect')}
          onClick={() => void read()}
        >
          {isReading
            ? t('solidary.day.reading', { done: progress.done, of: progress.total })
            : t('solidary.day.read', { count: next.length })}
        </Button>
      )}
      <span role="status" className={styles.text}>
        {failed > 0 && !isReading ? t('solidary.day.unread', { count: failed }) : ''}
      </span>
    </>
  );
}
