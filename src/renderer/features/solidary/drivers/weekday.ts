/** Shifts of the months in the calculation below. */
const SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/**
 * Returns the day of the week of a day YYYY-MM-DD, from 0 for Monday to 6 for Sunday, by the calendar alone (method of
 * Sakamoto): neither the zone of this computer nor summer time has a part in it.
 */
export function weekdayOf(day: string): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month < 3 ? 1 : 0);
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  // Sakamoto counts from Sunday.
  return (year + leaps + (SHIFTS[month - 1] ?? 0) + Number(day.slice(8, 10)) + 6) % 7;
}
