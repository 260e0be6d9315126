import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { CalendarDay, TimeOfDay } from '#shared/calendar.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import type { DayTimes } from '#shared/resources/solidaryrecords/solutions.ts';

/** When a journey takes place: once, or by a week. */
export interface Times {
  fromDate: CalendarDay | null;
  time: TimeOfDay | null;
  toDate: CalendarDay | null;
  schedule: DayTimes | null;
}

/** Returns a function that says when in lines: `10/03/2026 à 08:30`, or `lun., mar. : 08:30` for each time of a week. */
export function useTimes(): (times: Times) => string[] {
  const { t } = useTranslation('matching');
  const translate = useTranslate();
  const format = useFormat();
  return ({ fromDate, time, toDate, schedule }) => {
    const ticked = schedule === null ? [] : weekDays.filter((day) => schedule[day] !== null);
    if (schedule === null || ticked.length === 0) {
      const day = fromDate === null ? null : format.shortDay(fromDate);
      if (day !== null && time !== null) return [t('when.at', { day, time })];
      return [day, time].filter((part) => part !== null);
    }
    const byTime = [...Map.groupBy(ticked, (day) => schedule[day])];
    const lines = byTime.map(([at, days]) =>
      t('when.daily', { days: days.map((day) => translate(`week:short.${day}`)).join(', '), time: at }),
    );
    if (fromDate === null || toDate === null) return lines;
    return [...lines, t('when.from', { from: format.shortDay(fromDate), to: format.shortDay(toDate) })];
  };
}

/** The earliest moment of a journey as a text that sorts; null where nothing is known. */
export function sortKeyOf({ fromDate, time, schedule }: Times): string | null {
  const first = schedule === null ? undefined : weekDays.findIndex((day) => schedule[day] !== null);
  const day = first === undefined || first === -1 ? undefined : weekDays[first];
  if (schedule !== null && day !== undefined) return `${first} ${schedule[day]}`;
  return fromDate === null && time === null ? null : `${fromDate ?? ''} ${time ?? ''}`;
}
