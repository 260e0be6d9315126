import type { Windows } from '../../data/structure.ts';
import type { JsonObject } from '../../http/body.ts';
import { badRequest, serverError } from '../../http/errors.ts';
import { objectIn } from './body-address.ts';
import type { Choices, Journey, Moment, Schedule } from './record.ts';
import { dayKeys, givenMargin, later, middleOf } from './times.ts';

/** When somebody wants to go: a journey without its ends. */
export type Dates = Omit<Journey, 'origin' | 'destination'>;

const noDay = () => badRequest('At least one day should be selected for a regular trip');
const everyDay = dayKeys.map(() => true);

/** Returns a value that is there. @throws PlatformError 500 */
function needed<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw serverError();
  return value;
}

/** Reads a date. @throws PlatformError 500 for anything but `YYYY-MM-DD` */
function dateIn(value: unknown, before?: string | null): string {
  const date = needed(value ?? before);
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw serverError();
  return date;
}

/** Reads a time. @throws PlatformError 500 for anything but `HH:MM`: seconds break the platform's parser */
function timeIn(value: unknown, before?: string | null): string {
  const time = needed(value ?? before);
  if (typeof time !== 'string' || !/^\d{2}:\d{2}$/.test(time)) throw serverError();
  return time;
}

/** Reads a choice. @throws PlatformError 500 where neither the body nor the record has one */
function choiceIn(value: unknown, before: number | null | undefined): number {
  const choice = needed(value ?? before);
  if (!Number.isInteger(choice)) throw serverError();
  return Number(choice);
}

/** Reads a row of days and times; the key of the way back must be there (docs/platform/c-solidary.md §5). */
function scheduleIn(value: unknown): Schedule {
  const row = objectIn(value);
  if (!('outwardTime' in row && 'returnTime' in row)) throw serverError();
  const time = (name: 'outwardTime' | 'returnTime') => (row[name] === null ? null : timeIn(row[name]));
  return { days: dayKeys.map((key) => row[key] === true), outward: time('outwardTime'), back: time('returnTime') };
}

const noChoices: Choices = { outwardDate: null, outwardTime: null, returnDate: null, regularDate: null };

/** Reads a regular journey; gaps are filled from the journey before. Its punctual choices are kept. */
function regularIn(body: JsonObject, before: Journey | undefined): Dates {
  const { regularSchedules: rows } = body;
  const schedules = Array.isArray(rows) ? rows.map(scheduleIn) : needed(before?.schedules);
  const fromDate = dateIn(body.regularMinDate, before?.fromDate);
  const toDate = dateIn(body.regularMaxDate, before?.toDate);
  const regularDate = body.regularDateChoice ?? before?.choices.regularDate ?? null;
  if (!schedules.some(({ days, outward }) => outward !== null && days.includes(true))) throw noDay();
  return {
    frequency: 2,
    fromDate,
    toDate,
    outward: null,
    back: null,
    schedules,
    choices: { ...(before?.choices ?? noChoices), regularDate: regularDate === null ? null : Number(regularDate) },
  };
}

/** Reads the time of the way there: one that was given, or the middle of a window of the structure. */
function outwardIn(body: JsonObject, choice: number, windows: Windows, before: Journey | undefined): Moment {
  if (choice === 1) return { time: timeIn(body.punctualOutwardMinTime, before?.outward?.time), margin: givenMargin };
  if (choice !== 2 && choice !== 3 && choice !== 4) throw serverError();
  return middleOf(windows, choice);
}

/** Reads the way back: none, some hours later on the same day, or a given day and time. */
function backIn(body: JsonObject, choice: number, there: Moment & { date: string }, before: Journey | undefined) {
  if (choice === 1) return null;
  // A choice that is kept while the journey before has no way back (docs/platform/c-solidary.md §4).
  if (body.punctualReturnDateChoice === undefined && before?.back === null) throw serverError();
  if (choice < 5) return { ...later(there, choice - 1), date: there.date };
  return {
    date: dateIn(body.punctualReturnDate, before?.back?.date),
    time: timeIn(body.punctualReturnTime, before?.back?.time),
    margin: givenMargin,
  };
}

/** Reads a punctual journey, or a flexible one: it runs as a regular one on all days (docs/platform/c-solidary.md §5). */
function punctualIn(body: JsonObject, windows: Windows, before: Journey | undefined): Dates {
  const choices = {
    outwardDate: choiceIn(body.punctualOutwardDateChoice, before?.choices.outwardDate),
    outwardTime: choiceIn(body.punctualOutwardTimeChoice, before?.choices.outwardTime),
    returnDate: choiceIn(body.punctualReturnDateChoice, before?.choices.returnDate),
    regularDate: before?.choices.regularDate ?? null,
  };
  const fromDate = dateIn(body.punctualOutwardMinDate, before?.fromDate);
  const outward = outwardIn(body, choices.outwardTime, windows, before);
  const back = backIn(body, choices.returnDate, { ...outward, date: fromDate }, before);
  if (choices.outwardDate === 1) return { frequency: 1, fromDate, toDate: null, outward, back, schedules: [], choices };
  const toDate = dateIn(body.punctualOutwardMaxDate, before?.toDate);
  // Its way back is on another day, which a journey on all days does not have.
  if (choices.returnDate === 5) throw noDay();
  const schedules = [{ days: everyDay, outward: outward.time, back: back?.time ?? null }];
  return { frequency: 3, fromDate, toDate, outward, back, schedules, choices };
}

/**
 * Reads when somebody wants to go; what is left out is filled from the journey before, if there is one
 * (docs/platform/c-solidary.md §4, §5). Without `regular`, a flexible journey turns regular.
 * @throws PlatformError 400 without a day; 500 for what is missing or cannot be read
 */
export function datesIn(body: JsonObject, windows: Windows, before?: Journey): Dates {
  const regular = body.regular ?? (before === undefined ? undefined : before.frequency !== 1);
  if (typeof regular !== 'boolean') throw serverError();
  return regular ? regularIn(body, before) : punctualIn(body, windows, before);
}
