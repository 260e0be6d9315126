import { localTime } from '#shared/calendar.ts';

/** The time of the day as HH:MM, in the computer's time zone. */
export const timeNow = (): string => localTime(Date.now());
