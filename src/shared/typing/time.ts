import { asTimeOfDay, type CalendarDay, type TimeOfDay } from '../calendar.ts';
import { type DayLean, readDay } from './day.ts';

const shapes: readonly RegExp[] = [/^(\d{1,2})\s*[:h.]\s*(\d{2})?$/, /^(\d{1,2})(\d{2})$/, /^(\d{1,2})$/];
const half = /^(.*\d)\s*([ap])\.?m\.?$/;
const NAMED: Readonly<Record<string, TimeOfDay>> = {
  midi: asTimeOfDay('12:00'),
  noon: asTimeOfDay('12:00'),
  minuit: asTimeOfDay('00:00'),
  midnight: asTimeOfDay('00:00'),
};

/**
 * Reads a typed time of day, in French or in English: `9:30`, `9h30`, `930`, `9h`, `9`, `09.30`, `2 pm`, `midi`; null
 * where it is none.
 */
export function readTime(typed: string): TimeOfDay | null {
  const text = typed.trim().toLowerCase();
  const named = NAMED[text];
  if (named !== undefined) return named;
  const [, digits = text, part] = half.exec(text) ?? [];
  for (const shape of shapes) {
    const match = shape.exec(digits.trim());
    if (match === null) continue;
    const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
    if (hours > (part === undefined ? 23 : 12) || minutes > 59 || (part !== undefined && hours === 0)) return null;
    const ofDay = part === undefined ? hours : (hours % 12) + (part === 'p' ? 12 : 0);
    return asTimeOfDay(`${String(ofDay).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
  }
  return null;
}

/** A day and the time typed behind it. */
export interface TypedMoment {
  day: CalendarDay;
  time: TimeOfDay;
}

/** Reads a day with a time behind it: `sam 930`, `5 déc à 18h`, `0512 9:30`; null where it is not both. */
export function readMoment(typed: string, typing: { today: CalendarDay; lean: DayLean }): TypedMoment | null {
  // The whole text may be a day: the last part of `5 déc 2026` is no time.
  if (readDay(typed, typing) !== null) return null;
  const [, before = '', after = ''] =
    /^(.*\S)\s+(\d{1,2}\s?(?:[:h.]\s?\d{0,2})?(?:\s?[ap]m)?|\d{3,4}|midi|noon|minuit|midnight)$/iu.exec(typed.trim()) ??
    [];
  const [day, time] = [readDay(before.replace(/\s+(?:à|a|at)$/iu, ''), typing), readTime(after)];
  return day === null || time === null ? null : { day, time };
}
