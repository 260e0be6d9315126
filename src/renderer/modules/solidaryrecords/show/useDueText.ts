import { useTranslation } from 'react-i18next';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { daysBetween } from '#shared/days.ts';
import { isOpen, type RecordStatus } from '#shared/resources/solidaryrecords/status.ts';

interface DueText {
  text: string;
  isPast: boolean;
}

/**
 * Returns a function that says when an open record is: in how many days, or that its day is past. Null where it is
 * closed or without a day, and while its range runs, as the day within it is not known.
 */
export function useDueText(): (
  record: { status: RecordStatus | null; fromDate: CalendarDay | null },
  toDate: CalendarDay | null,
) => DueText | null {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const now = today();
  return ({ status, fromDate }, toDate) => {
    const days = isOpen(status) ? daysBetween(fromDate, now) : null;
    if (days === null) return null;
    if (days <= 0) return { text: withCapital(format.daysAgo(days)), isPast: false };
    return (daysBetween(toDate ?? fromDate, now) ?? 0) > 0 ? { text: t('flags.past'), isPast: true } : null;
  };
}

const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
