import type { CalendarDay } from '#shared/calendar.ts';
import type { WindowName } from '#shared/resources/solidary/windows.ts';
import { FLEXIBLE, REGULAR } from '#shared/resources/solidaryrecords/frequency.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { laterHours, partOf } from '#shared/resources/solidaryrecords/times/dates.ts';

/** One line of the dates: a text of `solidaryrecords:dates` and its values. */
export interface DatesLine {
  text:
    | 'at'
    | 'onDay'
    | `on.${WindowName}`
    | `in.${WindowName}`
    | 'later'
    | 'laterAt'
    | 'window'
    | 'flexible'
    | 'timeOnly'
    | 'range'
    | 'from';
  values: Readonly<Record<string, string | number>>;
}

type Ride = Pick<RecordItem['outward'], 'time' | 'minTime' | 'maxTime'>;

/** Formats a day: `mardi 10 mars 2026`. */
type FormatDay = (day: CalendarDay) => string;

const marginsOf = ({ minTime, maxTime }: Ride): DatesLine[] =>
  minTime === null || maxTime === null || minTime === maxTime
    ? []
    : [{ text: 'window', values: { min: minTime, max: maxTime } }];

/** A day with its time and the margin around it; the platform gives a time that is exact a margin too. */
function onDay(day: CalendarDay | null, ride: Ride, formatDay: FormatDay): DatesLine[] {
  const { time } = ride;
  if (day === null) return timed(ride);
  if (time === null) return [{ text: 'onDay', values: { day: formatDay(day) } }, ...marginsOf(ride)];
  return [{ text: 'at', values: { day: formatDay(day), time } }, ...marginsOf(ride)];
}

const timed = (ride: Ride): DatesLine[] => [
  ...(ride.time === null ? [] : [{ text: 'timeOnly', values: { time: ride.time } } as const]),
  ...marginsOf(ride),
];

/** From one day to another, where there are two. */
function range(text: 'flexible' | 'range', { fromDate, toDate }: RecordItem, formatDay: FormatDay): DatesLine[] {
  if (fromDate === null) return [];
  if (toDate === null) return [{ text: 'from', values: { from: formatDay(fromDate) } }];
  return [{ text, values: { from: formatDay(fromDate), to: formatDay(toDate) } }];
}

/** A return that was chosen as some hours after the way out; its time where that of the way out is a chosen one. */
function later({ choices, back }: RecordItem, hours: number): DatesLine[] {
  const time = back?.time ?? null;
  return partOf(choices) !== null || time === null
    ? [{ text: 'later', values: { count: hours } }]
    : [{ text: 'laterAt', values: { count: hours, time } }];
}
const hoursOf = ({ returnDate }: RecordItem['choices']): number | null =>
  returnDate === 2 || returnDate === 3 || returnDate === 4 ? laterHours[returnDate] : null;

/**
 * Describes the outward and the return journey of a record (docs/screens/07-solidary-records.md §2): once, one day of
 * several, or regularly, with its weekly schedules. Choices are shown as they were made: a part of a day, some hours
 * later. No time zone is involved.
 */
export function datesOf(record: RecordItem, formatDay: FormatDay): { outward: DatesLine[]; back: DatesLine[] | null } {
  const { frequency, fromDate, outward, back, choices } = record;
  if (frequency === REGULAR) return { outward: range('range', record, formatDay), back: null };
  const [part, hours] = [partOf(choices), hoursOf(choices)];
  const onTheWayBack = (day: CalendarDay | null) => {
    if (back === null) return null;
    if (hours !== null) return later(record, hours);
    return day === null ? timed(back) : onDay(day, back, formatDay);
  };
  if (frequency === FLEXIBLE) {
    const times: DatesLine[] =
      part === null ? timed(outward) : [{ text: `in.${part}`, values: {} }, ...marginsOf(outward)];
    return { outward: [...range('flexible', record, formatDay), ...times], back: onTheWayBack(null) };
  }
  const outwardLines: DatesLine[] =
    part === null || fromDate === null
      ? onDay(fromDate, outward, formatDay)
      : [{ text: `on.${part}`, values: { day: formatDay(fromDate) } }, ...marginsOf(outward)];
  return { outward: outwardLines, back: onTheWayBack(back?.date ?? null) };
}
