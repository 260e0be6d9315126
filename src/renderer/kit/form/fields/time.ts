import { localTime } from '#shared/calendar.ts';

/** Times of the day are HH:MM in the forms and on the screen, in both languages. */

const shapes: readonly RegExp[] = [/^(\d{1,2})\s*[:hH.]\s*(\d{2})?$/, /^(\d{1,2})(\d{2})$/, /^(\d{1,2})$/];

/** Parses a typed time (9:30, 9h30, 930, 9h, 09.30…) to HH:MM; null when it is no time of the day. */
export function parseTime(typed: string): string | null {
  for (const shape of shapes) {
    const match = shape.exec(typed.trim());
    if (match === null) continue;
    const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
    if (hours > 23 || minutes > 59) return null;
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  }
  return null;
}

/** The time of the day as HH:MM, in the computer's time zone. */
export const timeNow = (): string => localTime(Date.now());
