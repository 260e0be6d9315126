import { asDay, type CalendarDay, isRealDay } from '../calendar.ts';
import { addDays, nextDate, nextWeekday, weekdayOf } from '../days.ts';

/**
 * Which day is meant by one that is typed without its year, or as a day of the week: the `next` one, the `last` one, or
 * none (`exact`), where only a whole date can be meant, such as a date of birth.
 */
export type DayLean = 'next' | 'last' | 'exact';

interface DayTyping {
  today: CalendarDay;
  lean: DayLean;
}

/** Names of days of the week, in French and in English, from Monday. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['lundi', 'monday'],
  ['mardi', 'tuesday'],
  ['mercredi', 'wednesday'],
  ['jeudi', 'thursday'],
  ['vendredi', 'friday'],
  ['samedi', 'saturday'],
  ['dimanche', 'sunday'],
];

const MONTHS: readonly (readonly string[])[] = [
  ['janvier', 'january'],
  ['fevrier', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['decembre', 'december'],
];

/** Words for days near today, and how many days they are away. */
const NEAR: readonly (readonly [away: number, names: readonly string[]])[] = [
  [0, ["aujourd'hui", 'aujourdhui', 'today']],
  [1, ['demain', 'tomorrow']],
  [2, ['apres-demain', 'apres demain', 'day after tomorrow']],
  [-1, ['hier', 'yesterday']],
];

/** Letters of a word from which it is understood. */
const BEGINNING = 3;

/** The index of the only group with a name that begins with a word; -1 where there is none, or several. */
function indexOf(groups: readonly (readonly string[])[], word: string): number {
  if (word.length < BEGINNING) return -1;
  const found = groups.flatMap((names, at) => (names.some((name) => name.startsWith(word)) ? [at] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

const shapes: readonly { pattern: RegExp; order: readonly ('year' | 'month' | 'day')[] }[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: ['year', 'month', 'day'] },
  { pattern: /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/, order: ['day', 'month', 'year'] },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, order: ['day', 'month', 'year'] },
];
const shortYear = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2})$|^(\d{2})(\d{2})(\d{2})$/;
const withoutYear = /^(\d{1,2})[/. -](\d{1,2})[/. -]?$|^(\d{2})(\d{2})$/;
const dayOfMonth = /^(\d{1,2})(?:er|st|nd|rd|th)? ([a-z]+)\.?(?: (\d{4}))?$/;
const monthAndDay = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/;
const away = /^(?:[+]|j ?[+] ?|d ?[+] ?|dans |in )(\d{1,3})(?: ?(?:j|jours?|d|days?))?$/;
const turned = /^(?:(next|last) )?([a-z]+)\.?(?: (prochain|dernier))?$/;

const dayOf = (year: number, month: number, day: number): CalendarDay | null =>
  isRealDay(year, month, day)
    ? asDay([String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-'))
    : null;

/** Whether a text has the shape of a whole date, real or not. */
export const isWholeDate = (typed: string): boolean => shapes.some(({ pattern }) => pattern.test(typed.trim()));

/** Lower-case letters without accents, with plain apostrophes and single spaces. */
const plain = (typed: string): string =>
  typed.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/gu, ' ');

/**
 * Reads a typed day, in French or in English: `05/12/2026`, `05122026`, `2026-12-05`, `5 déc 2026`, `Dec 5, 2026`; and
 * unless only a whole date can be meant `0512`, `5/12`, `5 déc`, `sam`, `sam prochain`, `sam 5/12`, `demain`, `+3`. Null
 * where it is no day of the calendar.
 */
export function readDay(typed: string, { today, lean }: DayTyping): CalendarDay | null {
  const text = plain(typed);
  const whole = wholeDate(text);
  if (whole !== undefined || lean === 'exact') return whole ?? null;
  return nearbyDay(text, today, lean) ?? afterWeekday(text, { today, lean });
}

/** A date with its year; undefined where the text has another shape, null where the day does not exist. */
function wholeDate(text: string): CalendarDay | null | undefined {
  for (const { pattern, order } of shapes) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const parts = { year: 0, month: 0, day: 0 };
    for (const [at, name] of order.entries()) parts[name] = Number(match[at + 1]);
    return dayOf(parts.year, parts.month, parts.day);
  }
  const named = namedDate(text);
  return named?.year === undefined ? undefined : dayOf(named.year, named.month, named.day);
}

/** A day of a month that is written as a word. */
function namedDate(text: string): { day: number; month: number; year: number | undefined } | null {
  const [french, english] = [dayOfMonth.exec(text), monthAndDay.exec(text)];
  const [day, name, year] = french !== null ? french.slice(1) : [english?.[2], english?.[1], english?.[3]];
  const month = name === undefined ? -1 : indexOf(MONTHS, name);
  if (month === -1) return null;
  return { day: Number(day), month: month + 1, year: year === undefined ? undefined : Number(year) };
}

function nearbyDay(text: string, today: CalendarDay, lean: DayLean): CalendarDay | null {
  const near =
    text.length < BEGINNING ? undefined : NEAR.find(([, names]) => names.some((name) => name.startsWith(text)));
  if (near !== undefined) return addDays(today, near[0]);
  const [, count] = away.exec(text) ?? [];
  if (count !== undefined) return addDays(today, Number(count));
  const [, before, name, after] = turned.exec(text) ?? [];
  const weekday = name === undefined ? -1 : indexOf(WEEKDAYS, name);
  if (weekday !== -1) {
    const isLast =
      before === 'last' || after === 'dernier' || (lean === 'last' && before === undefined && after === undefined);
    const next = nextWeekday(today, weekday);
    // The last one is before today, as the next one is after it.
    return isLast ? addDays(next, weekdayOf(today) === weekday ? -14 : -7) : next;
  }
  const short = shortYear.exec(text)?.slice(1).filter(Boolean).map(Number);
  if (short !== undefined) return dayOf(2000 + (short[2] ?? 0), short[1] ?? 0, short[0] ?? 0);
  const digits = withoutYear.exec(text)?.slice(1).filter(Boolean).map(Number);
  const named = namedDate(text);
  const [day, month] = named === null ? (digits ?? []) : [named.day, named.month];
  return day === undefined || month === undefined ? null : leaning(today, month, day, lean);
}

/** The next or the last day of a date, today included. */
function leaning(today: CalendarDay, month: number, day: number, lean: DayLean): CalendarDay | null {
  if (lean !== 'last') return nextDate(today, month, day);
  // 29 February may be eight years away, around a year that ends a century.
  const year = Number(today.slice(0, 4));
  for (let at = year; at >= year - 8; at -= 1) {
    const found = dayOf(at, month, day);
    if (found !== null && found <= today) return found;
  }
  return null;
}

/** A day with its day of the week before it, which has to agree: `sam 5/12`. */
function afterWeekday(text: string, typing: DayTyping): CalendarDay | null {
  const [, name = '', rest = ''] = /^([a-z]+)\.?,? (.*\d.*)$/.exec(text) ?? [];
  const weekday = indexOf(WEEKDAYS, name);
  const day = weekday === -1 ? null : readDay(rest, typing);
  return day !== null && weekdayOf(day) === weekday ? day : null;
}
