import { isDay, isTimeOfDay } from '../../../calendar.ts';
import type { WeekDay } from '../../solidary/week-days.ts';
import { weekDaysBetween } from '../../solidary/week-days.ts';
import type { Windows } from '../../solidary/windows.ts';
import type { FormProblem } from '../form/draft.ts';
import { type DayRange, hoursLater, laterHours, outwardRange, referenceTime, regularRange } from './dates.ts';
import type { PunctualDraft, RegularDraft, ScheduleRow, TimesDraft } from './draft.ts';
import { isFilled } from './wire.ts';

/**
 * What keeps the dates and times of a form from being sent (docs/screens/07-solidary-records.md §6.3). All of it is
 * checked here, because the platform refuses without a reason (docs/platform/c-solidary.md §1).
 */

export type TimesField =
  | 'base'
  | 'day'
  | 'time'
  | 'return'
  | 'returnDay'
  | 'returnTime'
  | 'until'
  | 'rows'
  | `row.${number}.${'days' | 'outward' | 'back'}`;

export type TimesProblemCode =
  | 'required'
  | 'noDay'
  | 'noTime'
  | 'past'
  | 'pastMidnight'
  | 'returnNeedsGivenDay'
  | 'returnBeforeOutward'
  | 'returnNotLater'
  | 'untilBeforeBase'
  | 'needsOutward'
  | 'needsTime'
  | 'needsDay'
  | 'twiceOutward'
  | 'twiceBack'
  | 'noDayBetween';

export type TimesProblem = FormProblem<TimesField, TimesProblemCode>;

export interface TimesContext {
  /** Windows of the structure; null where it could not be read. */
  windows: Windows | null;
  today: string;
  /** Past dates are an error in a creation; an edition only warns of them (`pastDates`). */
  mode: 'create' | 'edit';
}

/** Finds what is wrong with the times of the chosen kind, in the order of the screen; nothing of the other kind. */
export function timesProblems(draft: TimesDraft, context: TimesContext): TimesProblem[] {
  const found = draft.kind === 'punctual' ? punctualProblems(draft, context) : regularProblems(draft);
  const past = context.mode === 'create' ? pastDates(draft, context.today) : [];
  return [...found, ...past.map((field): TimesProblem => ({ field, problem: 'past' }))];
}

/** The fields of the chosen kind whose day is before today. */
export function pastDates({ kind, base, punctual }: TimesDraft, today: string): ('base' | 'day')[] {
  const isGivenDay = kind === 'punctual' && punctual.dateChoice === 1;
  const first = isGivenDay ? punctual.day : base;
  return first !== null && isDay(first) && first < today ? [isGivenDay ? 'day' : 'base'] : [];
}

const dayProblems = <Field extends TimesField>(field: Field, day: string | null): TimesProblem[] => {
  if (day === null || day === '') return [{ field, problem: 'required' }];
  return isDay(day) ? [] : [{ field, problem: 'noDay' }];
};

const timeProblems = <Field extends TimesField>(field: Field, time: string | null): TimesProblem[] => {
  if (time === null || time === '') return [{ field, problem: 'required' }];
  return isTimeOfDay(time) ? [] : [{ field, problem: 'noTime' }];
};

function punctualProblems({ base, punctual }: TimesDraft, { windows }: TimesContext): TimesProblem[] {
  return [
    ...(punctual.dateChoice === 1 ? dayProblems('day', punctual.day) : dayProblems('base', base)),
    ...(punctual.timeChoice === 1 ? timeProblems('time', punctual.time) : []),
    ...returnProblems(base, punctual, windows),
  ];
}

function returnProblems(base: string | null, punctual: PunctualDraft, windows: Windows | null): TimesProblem[] {
  const { returnChoice, returnDay, returnTime, dateChoice } = punctual;
  if (returnChoice === 1) return [];
  const reference = referenceTime(punctual, windows);
  if (returnChoice !== 5) {
    const isTooLate = reference !== null && hoursLater(reference, laterHours[returnChoice]) === null;
    return isTooLate ? [{ field: 'return', problem: 'pastMidnight' }] : [];
  }
  if (dateChoice !== 1) return [{ field: 'return', problem: 'returnNeedsGivenDay' }];
  const wrong = [...dayProblems('returnDay', returnDay), ...timeProblems('returnTime', returnTime)];
  const outward = outwardRange(base, punctual);
  if (wrong.length > 0 || outward === null || returnDay === null || returnTime === null) return wrong;
  if (returnDay < outward.from) return [{ field: 'returnDay', problem: 'returnBeforeOutward' }];
  const isTooEarly = returnDay === outward.from && reference !== null && returnTime <= reference;
  return isTooEarly ? [{ field: 'returnTime', problem: 'returnNotLater' }] : [];
}

function regularProblems({ base, regular }: TimesDraft): TimesProblem[] {
  const days = [...dayProblems('base', base), ...(regular.dateChoice === 3 ? dayProblems('until', regular.until) : [])];
  const range = regularRange(base, regular);
  const isBackwards = range !== null && range.to < range.from;
  return [
    ...days,
    ...(isBackwards ? [{ field: 'until', problem: 'untilBeforeBase' } as const] : []),
    ...regular.rows.flatMap(rowProblems),
    ...repeatedDays(regular.rows, 'outward', 'twiceOutward'),
    ...repeatedDays(regular.rows, 'back', 'twiceBack'),
    ...rowsProblems(regular, isBackwards ? null : range),
  ];
}

function rowProblems(row: ScheduleRow, at: number): TimesProblem[] {
  if (!isFilled(row)) return [];
  const given = (['outward', 'back'] as const).filter((name) => row[name] !== null && row[name] !== '');
  return [
    ...(row.days.length === 0 ? [{ field: `row.${at}.days`, problem: 'needsDay' } as const] : []),
    ...given.flatMap((name) => timeProblems(`row.${at}.${name}`, row[name])),
    ...(given.length === 0 ? [{ field: `row.${at}.outward`, problem: 'needsTime' } as const] : []),
  ];
}

const hasTime = (time: string | null): boolean => time !== null && isTimeOfDay(time);

/** Each day stands once per direction: the platform keeps the last one only. */
function repeatedDays(
  rows: readonly ScheduleRow[],
  direction: 'outward' | 'back',
  problem: 'twiceOutward' | 'twiceBack',
): TimesProblem[] {
  const seen = new Set<WeekDay>();
  return rows.flatMap((row, at): TimesProblem[] => {
    if (!hasTime(row[direction])) return [];
    const isRepeated = row.days.some((day) => seen.has(day));
    for (const day of row.days) seen.add(day);
    return isRepeated ? [{ field: `row.${at}.days`, problem }] : [];
  });
}

/** Rules over all lines; nothing while there is something wrong with a day of the record. */
function rowsProblems({ rows }: RegularDraft, range: DayRange | null): TimesProblem[] {
  if (!rows.some(({ days, outward }) => days.length > 0 && hasTime(outward))) {
    return [{ field: 'rows', problem: 'needsOutward' }];
  }
  if (range === null) return [];
  const falling = weekDaysBetween(range.from, range.to);
  const isOnce = rows.some(({ days }) => days.some((day) => falling.has(day)));
  return isOnce ? [] : [{ field: 'rows', problem: 'noDayBetween' }];
}
