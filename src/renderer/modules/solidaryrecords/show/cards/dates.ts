import type { CalendarDay } from '#shared/calendar.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** One line of the dates: a text of `solidaryrecords:dates` and its values. */
export interface DatesLine {
  text: 'at' | 'on' | 'window' | 'flexible' | 'timeOnly' | 'range' | 'from';
  values: Readonly<Record<string, string>>;
}

type Ride = Pick<RecordItem['outward'], 'time' | 'minTime' | 'maxTime'>;

/** Days are given in words by the caller: `mardi 10 mars 2026`. */
type InWords = (day: CalendarDay) => string;

const windowOf = ({ minTime, maxTime }: Ride): DatesLine[] =>
  minTime === null || maxTime === null || minTime === maxTime
    ? []
    : [{ text: 'window', values: { min: minTime, max: maxTime } }];

/** A day with its time and the margin around it; the platform gives a time that is exact a margin too. */
function onDay(day: CalendarDay | null, ride: Ride, inWords: InWords): DatesLine[] {
  const { time } = ride;
  if (day === null) return timed(ride);
  if (time === null) return [{ text: 'on', values: { day: inWords(day) } }, ...windowOf(ride)];
  return [{ text: 'at', values: { day: inWords(day), time } }, ...windowOf(ride)];
}

const timed = (ride: Ride): DatesLine[] => [
  ...(ride.time === null ? [] : [{ text: 'timeOnly', values: { time: ride.time } } as const]),
  ...windowOf(ride),
];

/** From one day to another, where there are two. */
function range(text: 'flexible' | 'range', { fromDate, toDate }: RecordItem, inWords: InWords): DatesLine[] {
  if (fromDate === null) return [];
  if (toDate === null) return [{ text: 'from', values: { from: inWords(fromDate) } }];
  return [{ text, values: { from: inWords(fromDate), to: inWords(toDate) } }];
}

/**
 * What a record says of the way out and the way back (docs/screens/07-solidary-records.md §2): once, one day of
 * several, or regularly, where the weeks stand in its schedules. No zone of time is involved.
 */
export function datesOf(record: RecordItem, inWords: InWords): { outward: DatesLine[]; back: DatesLine[] | null } {
  const { frequency, fromDate, outward, back } = record;
  if (frequency === 2) return { outward: range('range', record, inWords), back: null };
  if (frequency === 3) {
    return {
      outward: [...range('flexible', record, inWords), ...timed(outward)],
      back: back === null ? null : timed(back),
    };
  }
  return {
    outward: onDay(fromDate, outward, inWords),
    back: back === null ? null : onDay(back.date, back, inWords),
  };
}
