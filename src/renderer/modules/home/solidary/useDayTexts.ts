import { useTranslation } from 'react-i18next';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { townsOf } from '#renderer/features/solidary/records/towns.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type DayEntry, isLeaving } from './day.ts';
import { timeOfRecord } from './useDay.ts';

/** Says from where to where a record goes. */
export function useJourneyText(): (row: SolidaryRecordRow) => string {
  const { t } = useTranslation('solidaryrecords');
  return (row) => townsOf(row, t('values.anywhere'));
}

/** Says why a record is part of the day: with its hour where it leaves soon and the hour is known. */
export function useWhyText(): (entry: DayEntry, record: RecordItem | null) => string {
  const { t } = useTranslation('home');
  return ({ group, days }, record) => {
    const time = record === null ? null : timeOfRecord(record);
    return time !== null && isLeaving(group)
      ? t(`solidary.day.leavesAt.${group}`, { time })
      : t(`solidary.day.reasons.${group}`, { count: days });
  };
}

/** Says about a line of a group what neither its title nor its hour say: how late or silent it is, and its status. */
export function useLineText(): (entry: DayEntry) => string {
  const { t } = useTranslation('home');
  const translate = useTranslate();
  return ({ row, group, days }) => {
    const status = translate(recordStatusLabel(row.status));
    if (group === 'new') return '';
    return isLeaving(group) ? status : `${t(`solidary.day.reasons.${group}`, { count: days })} · ${status}`;
  };
}
