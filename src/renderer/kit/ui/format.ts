import { useTranslation } from 'react-i18next';
import { asDay, type CalendarDay, isDay, localDay } from '#shared/calendar.ts';
import { daysBetween } from '#shared/days.ts';
import { type Instant, millisecondsOf } from '#shared/instant.ts';
import { dayOf, timeOf, type WallClock } from '#shared/wall-clock.ts';

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A point in time: of the platform, or of this computer, as a date or as milliseconds since 1970. */
type Moment = Instant | Date | number;

interface FormatOptions {
  /** Describes a text that should be a date and is none, such as MySQL's zero date. */
  unreadable?: (text: string) => string;
}

const METRES_OF_KILOMETRE = 1000;

/** Characters shown of a text that is no date. */
const MAX_UNREADABLE_LENGTH = 40;

/**
 * Builds formatters of dates, numbers and telephone numbers for a language (a BCP 47 tag). Points in time are shown in
 * the zone of the person, days and hours of a place as they are written: their types keep one from being shown as the
 * other (docs/screens/07-solidary-records.md §0). A text that is no date is shown by `unreadable`: never as another
 * date, and nothing throws.
 */
export function createFormat(locale: string, { unreadable = (text) => text }: FormatOptions = {}) {
  const date = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  // A date without time has no zone: it is read and shown in UTC, so that no zone moves it to the day before.
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dayInWords = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const country = new Intl.DisplayNames(locale, { type: 'region' });
  const metres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 });
  const kilometres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  const sizeUnits = [undefined, 'kilobyte', 'megabyte', 'gigabyte'] as const;

  /** In French the first of a month is an ordinal, which Intl leaves out: `1er juin`. */
  const withFirst = (text: string): string => (locale.startsWith('fr') ? text.replace(/(?<= )1(?= )/u, '1er') : text);

  const ofDay = (value: CalendarDay, write: (day: Date) => string): string =>
    isDay(value) ? write(new Date(value)) : none(value);
  const ofMoment = (value: Moment, write: (moment: Date) => string): string => {
    const milliseconds = typeof value === 'string' ? millisecondsOf(value) : Number(value);
    if (milliseconds !== null && !Number.isNaN(milliseconds)) return write(new Date(milliseconds));
    return none(typeof value === 'string' ? value : '');
  };
  /** The hours of an invalid day are not shown. */
  const none = (text: string): string => {
    const start = text.split('T')[0] ?? '';
    return unreadable((isDay(start) ? text : start).slice(0, MAX_UNREADABLE_LENGTH));
  };

  return {
    /** `05/03/2026`, from a date alone (`2026-03-05`), without conversion. */
    day: (value: CalendarDay): string => ofDay(value, (read) => day.format(read)),
    /** `jeudi 5 mars 2026`, from a date alone, without conversion. */
    dayInWords: (value: CalendarDay): string => ofDay(value, (read) => withFirst(dayInWords.format(read))),
    /** `jeu. 5 mars 2026`, from a date alone, without conversion. */
    shortDay: (value: CalendarDay): string => ofDay(value, (read) => withFirst(shortDay.format(read))),
    /** `mars 2026`, from a month (`2026-03`), without conversion. */
    month: (value: string): string => ofDay(asDay(`${value}-01`), (read) => month.format(read)),
    /** `05/03/2026 14:05`, from a wall-clock date, without conversion; the day alone without `hasTime`. */
    wallClock: (value: WallClock, hasTime: boolean): string =>
      isDay(dayOf(value)) && /^(?:T|$)/.test(value.slice(10))
        ? ofDay(dayOf(value), (read) => (hasTime ? `${day.format(read)} ${timeOf(value)}` : day.format(read)))
        : none(value),
    /** `05/03/2026`, the day of a point in time. */
    date: (value: Moment): string => ofMoment(value, (moment) => date.format(moment)),
    /** `05/03/2026 14:05`. */
    dateTime: (value: Moment): string => ofMoment(value, (moment) => dateTime.format(moment)),
    /** `14:05`, the hour of a point in time. */
    hour: (value: Moment): string => ofMoment(value, (moment) => hour.format(moment)),
    /** `14:05:09`, for events of this session. */
    time: (value: Moment): string => ofMoment(value, (moment) => time.format(moment)),
    /** `il y a 3 jours`; from a day on by the calendar, as `hier` means the day before. `now` is for tests. */
    relative: (value: Moment, now: Date = new Date()): string =>
      ofMoment(value, (moment) => {
        const seconds = (moment.getTime() - now.getTime()) / 1000;
        const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['minute', 60] as const);
        const days = unit === 'day' ? daysBetween(localDay(now.getTime()), localDay(moment.getTime())) : null;
        return relative.format(days ?? Math.trunc(seconds / size), unit);
      }),
    /** `il y a 3 jours`, `aujourd’hui`, from a number of days past. */
    daysAgo: (days: number): string => relative.format(-days, 'day'),
    /** `1 248`. */
    number: (value: number): string => number.format(value),
    /** `98 %`, from a fraction of 1. */
    share: (value: number): string => share.format(value),
    /** `France et Belgique`, from ISO 3166-1 alpha-2 codes. */
    countries: (codes: readonly string[]): string => list.format(codes.map((code) => country.of(code) ?? code)),
    /** `a, b et c`. */
    list: (values: Iterable<string>): string => list.format(values),
    /** `590 o`, `1,4 Mo`, from a number of bytes. */
    size: (bytes: number): string => {
      const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizeUnits.length - 1);
      const unit = sizeUnits[power];
      // The short form of Intl would be "317 byte" in English.
      if (unit === undefined) return `${number.format(bytes)}\u00a0${locale.startsWith('fr') ? 'o' : 'B'}`;
      const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
      return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** power);
    },
    /** `12 m`, `1,2 km`, from a number of metres. */
    distance: (value: number): string =>
      value >= METRES_OF_KILOMETRE ? kilometres.format(value / METRES_OF_KILOMETRE) : metres.format(value),
    phone: formatPhone,
  };
}
export type Format = ReturnType<typeof createFormat>;

/** Groups the digits of a telephone number: `06 12 34 56 78`, `+33 6 12 34 56 78`. Anything else stays unchanged. */
export function formatPhone(value: string): string {
  const digits = value.replace(/[\s.\-()]/g, '');
  const pairs = (text: string) => text.replace(/(\d{2})(?=\d)/g, '$1 ');
  if (/^0\d{9}$/.test(digits)) return pairs(digits);
  const [, country, rest] = /^(?:\+|00)(33|262|590|594|596)(\d{9})$/.exec(digits) ?? [];
  if (country === undefined || rest === undefined) return value;
  return `+${country} ${rest.slice(0, 1)} ${pairs(rest.slice(1))}`;
}

/**
 * The region whose formats a language uses. English screens write days before months too, as every form does
 * (dd/mm/yyyy): the same birth date must not read as two.
 */
const regionOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** Cache of formatters: Intl is slow to create them, and each cell of a list asks for one. */
const made = new Map<string, Format>();

/** Returns the formatters of the current language. */
export function useFormat(): Format {
  const { i18n, t } = useTranslation('common');
  const locale = regionOf(i18n.language);
  const format =
    made.get(locale) ??
    createFormat(locale, {
      unreadable: (text) => (text.trim() === '' ? t('unreadableBlank') : t('unreadable', { text })),
    });
  made.set(locale, format);
  return format;
}
