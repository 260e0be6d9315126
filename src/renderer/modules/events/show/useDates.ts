import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { Event } from '#shared/resources/events/index.ts';
import { dayOf, isWallClock, timeOf } from '#shared/wall-clock.ts';

type Dates = Pick<Event, 'fromDate' | 'toDate' | 'hasTime'>;

/** When an event takes place, in words: `du samedi 20 juin 2026 à 14:00 au dimanche 21 juin 2026 à 18:00`. */
export function useDates(): (event: Dates) => string {
  const { t } = useTranslation('events');
  const format = useFormat();
  return ({ fromDate, toDate, hasTime }) => {
    if (!isWallClock(fromDate) || !isWallClock(toDate)) {
      return [fromDate, toDate].map((date) => format.wallClock(date, hasTime)).join(' – ');
    }
    const isOneDay = dayOf(fromDate) === dayOf(toDate);
    const values = {
      from: format.dayInWords(dayOf(fromDate)),
      to: format.dayInWords(dayOf(toDate)),
      fromTime: timeOf(fromDate),
      toTime: timeOf(toDate),
    };
    if (!hasTime) return t(isOneDay ? 'dates.day' : 'dates.days', values);
    return t(isOneDay ? 'dates.hours' : 'dates.daysAndHours', values);
  };
}
