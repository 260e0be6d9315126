import type { CalendarDay } from '../../../calendar.ts';
import { nextDate, nextWeekday } from '../../../days.ts';

/** Beginnings of the days of the week, in French and in English, from Monday. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['lun', 'mon'],
  ['mar', 'tue'],
  ['mer', 'wed'],
  ['jeu', 'thu'],
  ['ven', 'fri'],
  ['sam', 'sat'],
  ['dim', 'sun'],
];

/** The names that a beginning may be continued to. */
const NAMES: readonly (readonly string[])[] = [
  ['lundi', 'monday'],
  ['mardi', 'tuesday'],
  ['mercredi', 'wednesday'],
  ['jeudi', 'thursday'],
  ['vendredi', 'friday'],
  ['samedi', 'saturday'],
  ['dimanche', 'sunday'],
];

const DATE = /^(\d{1,2})[/. -](\d{1,2})[/. -]?$|^(\d{2})(\d{2})$/;

/**
 * Reads a day that is typed without its year: `1003` and `10/3` are the next 10 March, today included, and `lun` the
 * next Monday after today (docs/screens/07-solidary-records.md §6.3). Null for anything else.
 */
export function nearDay(typed: string, today: CalendarDay): CalendarDay | null {
  const word = typed.trim().toLowerCase().replace(/\.$/, '');
  const weekday = NAMES.findIndex(
    (names, at) =>
      BEGINNINGS[at]?.some((beginning) => word.startsWith(beginning)) && names.some((name) => name.startsWith(word)),
  );
  if (weekday !== -1) return nextWeekday(today, weekday);
  const match = DATE.exec(typed.trim());
  return match === null ? null : nextDate(today, Number(match[2] ?? match[4]), Number(match[1] ?? match[3]));
}
