import { useTranslation } from 'react-i18next';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { CalendarDay } from '#shared/calendar.ts';

/** A birth date (YYYY-MM-DD) and the age; an invalid date is shown unchanged, without an age. */
export function DayAndAge({ day }: { day: CalendarDay }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const count = ageOn(day, today());
  const shown = format.day(day);
  return count === null ? shown : t('show.dayAndAge', { day: shown, age: t('show.age', { count }) });
}
