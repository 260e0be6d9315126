import type { WeekDay } from '../../solidary/week-days.ts';

/**
 * The dates and times of a record while a form holds them (docs/screens/07-solidary-records.md §6.3). Days are
 * YYYY-MM-DD and times HH:MM, or what was typed where it is neither; null where nothing was typed.
 */

/** 1 a given day, 2 within 7 days, 3 within 15 days, 4 within 30 days. */
export const outwardDateChoices = [1, 2, 3, 4] as const;
export type OutwardDateChoice = (typeof outwardDateChoices)[number];

/** 1 a given time, 2 in the morning, 3 in the afternoon, 4 in the evening. */
export const outwardTimeChoices = [1, 2, 3, 4] as const;
export type OutwardTimeChoice = (typeof outwardTimeChoices)[number];

/** 1 no return, 2 to 4 one to three hours later, 5 on a given day and time. */
export const returnChoices = [1, 2, 3, 4, 5] as const;
export type ReturnChoice = (typeof returnChoices)[number];

/** 1 for a week, 2 for a month, 3 until a given day. */
export const regularDateChoices = [1, 2, 3] as const;
export type RegularDateChoice = (typeof regularDateChoices)[number];

export interface PunctualDraft {
  dateChoice: OutwardDateChoice;
  /** The day of choice 1. */
  day: string | null;
  timeChoice: OutwardTimeChoice;
  /** The time of choice 1. */
  time: string | null;
  returnChoice: ReturnChoice;
  /** Day and time of return choice 5. */
  returnDay: string | null;
  returnTime: string | null;
}

/** One line of a regular record: on these days, outward at one time and back at another. */
export interface ScheduleRow {
  days: readonly WeekDay[];
  outward: string | null;
  back: string | null;
}

export interface RegularDraft {
  dateChoice: RegularDateChoice;
  /** The last day of choice 3. */
  until: string | null;
  rows: readonly ScheduleRow[];
}

/** Both kinds are held, so that nothing typed is lost when the kind is changed. */
export interface TimesDraft {
  kind: 'punctual' | 'regular';
  /** `À partir du`: the first day of a flexible or a regular record. */
  base: string | null;
  punctual: PunctualDraft;
  regular: RegularDraft;
}

export const emptyRow: ScheduleRow = { days: [], outward: null, back: null };

/** What a new form starts with. */
export const emptyTimes = (today: string): TimesDraft => ({
  kind: 'punctual',
  base: today,
  punctual: {
    dateChoice: 1,
    day: null,
    timeChoice: 1,
    time: null,
    returnChoice: 1,
    returnDay: null,
    returnTime: null,
  },
  regular: { dateChoice: 1, until: null, rows: [emptyRow] },
});

/** Whether the record will be stored as a flexible one: a day within some days. */
export const isFlexible = ({ kind, punctual }: TimesDraft): boolean => kind === 'punctual' && punctual.dateChoice !== 1;
