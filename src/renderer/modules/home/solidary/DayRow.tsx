import { CheckmarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { driverGroups } from '#renderer/features/matching/driver-groups.ts';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { addressOf } from '#shared/routes.ts';
import styles from '../Home.module.css';
import { type DayEntry, isLeaving } from './day.ts';
import { useCallTools } from './useCallTools.tsx';
import { timeOfRecord } from './useDay.ts';
import { useJourneyText, useLineText } from './useDayTexts.ts';

interface DayRowProps {
  entry: DayEntry;
  /** The record where it was read on this computer: it has the hour and the drivers. */
  record: RecordItem | null;
  isHandled: boolean;
  onNoted: () => void;
}

/** One open record of the day: when, who, where, why, with the telephone to press, the note in place, the reminder. */
export function DayRow({ entry, record, isHandled, onNoted }: DayRowProps) {
  const { row, group } = entry;
  const { t } = useTranslation('home');
  const can = useCan();
  const lineOf = useLineText();
  const journeyOf = useJourneyText();
  const { buttons, opened } = useCallTools({ row, record, onNoted });
  const name = personNameOf(row);
  const time = record === null ? null : timeOfRecord(record);
  return (
    <li className={styles.call}>
      {isLeaving(group) && (
        <span className={styles.hour} title={time === null ? t('solidary.day.hourUnknown') : undefined}>
          {time ?? '–'}
        </span>
      )}
      <span className={styles.callWho}>
        <span>
          {can('solidary_read') ? (
            <RecordLink to={addressOf('solidaryrecords_show', { id: row.id })}>{name}</RecordLink>
          ) : (
            name
          )}{' '}
          <span className={styles.detail}>{t('solidary.day.number', { id: row.id })}</span>
          {isHandled && (
            <span className={styles.noted}>
              <CheckmarkRegular aria-hidden /> {t('solidary.day.noted')}
            </span>
          )}
        </span>
        <span className={styles.text}>{[journeyOf(row), lineOf(entry)].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.callTools}>
        {row.telephone !== null && <TelephoneLine telephone={row.telephone} size="small" />}
        {buttons}
      </span>
      {record !== null && <Drivers record={record} />}
      {opened}
    </li>
  );
}

/** The selected drivers of a record with their telephones; nothing where there is none. */
function Drivers({ record }: { record: RecordItem }) {
  const { t } = useTranslation('home');
  return driverGroups(record).map(({ userId, solutions: [{ givenName, familyName, telephone }] }) => (
    <span key={userId} className={styles.driver}>
      {t('solidary.day.driver', { name: personNameOf({ id: userId, givenName, familyName }) })}
      {telephone !== null && <TelephoneLine telephone={telephone} size="small" />}
    </span>
  ));
}
