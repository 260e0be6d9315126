import { isTimeOfDay } from '../../../calendar.ts';
import { weekDays } from '../../solidary/week-days.ts';
import { outwardRange, regularRange } from './dates.ts';
import type { PunctualDraft, RegularDraft, ScheduleRow, TimesDraft } from './draft.ts';

/**
 * The journey keys of a record's dates and times (docs/screens/07-solidary-records.md §6.3). They are always whole and
 * of one kind: keys of both kinds, and keys with null, do other things on the platform
 * (docs/platform/c-solidary.md §4).
 */

/**
 * Gives the wire keys of valid times.
 * @throws Error where a day is missing, which the rules of the form refuse
 */
export const timesToWire = ({ kind, base, punctual, regular }: TimesDraft): Record<string, unknown> =>
  kind === 'punctual' ? punctualToWire(base, punctual) : regularToWire(base, regular);

function punctualToWire(base: string | null, punctual: PunctualDraft): Record<string, unknown> {
  const range = outwardRange(base, punctual);
  if (range === null) throw new Error('a punctual journey needs its day');
  const { dateChoice, timeChoice, time, returnChoice, returnDay, returnTime } = punctual;
  return {
    regular: false,
    punctualOutwardDateChoice: dateChoice,
    punctualOutwardMinDate: range.from,
    ...(dateChoice !== 1 && { punctualOutwardMaxDate: range.to }),
    punctualOutwardTimeChoice: timeChoice,
    ...(timeChoice === 1 && { punctualOutwardMinTime: time }),
    punctualReturnDateChoice: returnChoice,
    ...(returnChoice === 5 && { punctualReturnDate: returnDay, punctualReturnTime: returnTime }),
  };
}

function regularToWire(base: string | null, regular: RegularDraft): Record<string, unknown> {
  const range = regularRange(base, regular);
  if (range === null) throw new Error('a regular journey needs its days');
  return {
    regular: true,
    regularDateChoice: regular.dateChoice,
    regularMinDate: range.from,
    regularMaxDate: range.to,
    regularSchedules: regular.rows.filter(isFilled).map(scheduleToWire),
  };
}

/** Whether anything of a line was given; an empty one is left out. */
export const isFilled = ({ days, outward, back }: ScheduleRow): boolean =>
  days.length > 0 || (outward !== null && outward !== '') || (back !== null && back !== '');

/** Nine keys, all of them sent: the platform does not read a list of days (docs/platform/c-solidary.md §5). */
const scheduleToWire = ({ days, outward, back }: ScheduleRow): Record<string, unknown> => ({
  ...Object.fromEntries(weekDays.map((day) => [day, days.includes(day)])),
  outwardTime: timeOrNull(outward),
  returnTime: timeOrNull(back),
});

const timeOrNull = (time: string | null): string | null => (time !== null && isTimeOfDay(time) ? time : null);
