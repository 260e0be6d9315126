import { isDay } from '../../../calendar.ts';
import { addDays } from '../../../days.ts';
import { FLEXIBLE, REGULAR } from '../frequency.ts';
import type { RecordItem } from '../item.ts';
import { flexibleDays, regularRange } from './dates.ts';
import {
  emptyRow,
  emptyTimes,
  type OutwardDateChoice,
  outwardDateChoices,
  outwardTimeChoices,
  type RegularDateChoice,
  regularDateChoices,
  returnChoices,
  type TimesDraft,
} from './draft.ts';

type ReadTimes = Pick<RecordItem, 'frequency' | 'fromDate' | 'toDate' | 'outward' | 'back' | 'schedules' | 'choices'>;

const known = <Choice extends number>(choices: readonly Choice[], stored: number | null): Choice | null =>
  choices.find((choice) => choice === stored) ?? null;

/**
 * The dates and times of a record as the form holds them (docs/screens/07-solidary-records.md §6.3). The other kind
 * starts as in a new form.
 */
export function timesOfRecord(record: ReadTimes, today: string): TimesDraft {
  const start = { ...emptyTimes(today), base: record.fromDate ?? today };
  return record.frequency === REGULAR ? regularTimes(record, start) : punctualTimes(record, start);
}

function punctualTimes(
  { frequency, fromDate, toDate, outward, back, choices }: ReadTimes,
  start: TimesDraft,
): TimesDraft {
  const stored = known(outwardDateChoices, choices.outwardDate);
  const dateChoice = frequency === FLEXIBLE ? flexibleChoice(stored, fromDate, toDate) : (stored ?? 1);
  const timeChoice = known(outwardTimeChoices, choices.outwardTime) ?? 1;
  const hasReturn = back !== null && back.date !== null;
  const returnChoice = known(returnChoices, choices.returnDate) ?? (hasReturn ? 5 : 1);
  return {
    ...start,
    kind: 'punctual',
    punctual: {
      dateChoice,
      day: dateChoice === 1 ? fromDate : null,
      timeChoice,
      time: timeChoice === 1 ? outward.time : null,
      returnChoice,
      returnDay: returnChoice === 5 ? (back?.date ?? null) : null,
      returnTime: returnChoice === 5 ? (back?.time ?? null) : null,
    },
  };
}

/** The stored choice of a flexible record, or the one whose days come nearest to those that are stored. */
function flexibleChoice(
  stored: OutwardDateChoice | null,
  from: string | null,
  to: string | null,
): Exclude<OutwardDateChoice, 1> {
  if (stored !== null && stored !== 1) return stored;
  if (from === null || to === null || !isDay(from)) return 2;
  // Halfway between two choices.
  if (to <= addDays(from, Math.floor((flexibleDays[2] + flexibleDays[3]) / 2))) return 2;
  return to <= addDays(from, Math.floor((flexibleDays[3] + flexibleDays[4]) / 2)) ? 3 : 4;
}

/** A stored choice whose last day is another than the stored one is read as `Jusqu'au …`, so that no day moves. */
function regularTimes({ schedules, toDate, choices }: ReadTimes, start: TimesDraft): TimesDraft {
  const stored: RegularDateChoice = known(regularDateChoices, choices.regularDate) ?? 3;
  const dateChoice = regularRange(start.base, { dateChoice: stored, until: toDate })?.to === toDate ? stored : 3;
  return {
    ...start,
    kind: 'regular',
    regular: {
      dateChoice,
      until: dateChoice === 3 ? toDate : null,
      rows: schedules.length === 0 ? [emptyRow] : schedules,
    },
  };
}
