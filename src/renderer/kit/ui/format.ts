import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { BootstrapContext } from '#renderer/kit/data/session.ts';
import { isDay, momentOf } from '#shared/calendar.ts';

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

interface FormatOptions {
  isUtc?: boolean;
  /** Describes a text that should be a date and is none, such as MySQL's zero date. */
  unreadable?: (text: string) => string;
}

const METRES_OF_KILOMETRE = 1000;

/** Characters shown of a text that is no date. */
const MAX_UNREADABLE_LENGTH = 40;

/**
 * Builds formatters of dates, numbers and telephone numbers for a language (a BCP 47 tag). Moments show in local time,
 * or in UTC with a mention. A text that is no date is shown by `unreadable`: never as another date, and nothing throws.
 */
export function createFormat(locale: string, { isUtc = false, unreadable = (text) => text }: FormatOptions = {}) {
  const timeZone = isUtc ? 'UTC' : undefined;
  const zoned = (text: string) => (isUtc ? `${text} UTC` : text);
  const date = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
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
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const country = new Intl.DisplayNames(locale, { type: 'region' });
  const metres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 });
  const kilometres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

  /** In French the first of a month is an ordinal, which Intl leaves out: `1er juin`. */
  const withFirst = (text: string): string => (locale.startsWith('fr') ? text.replace(/(?<= )1(?= )/u, '1er') : text);

  /** Formats the day that a text starts with, without conversion. */
  const ofDay = (value: string, write: (day: Date) => string): string => {
    const text = value.slice(0, 10);
    return isDay(text) && /^(?:T|$)/.test(value.slice(10)) ? write(new Date(text)) : none(value);
  };
  const ofMoment = (value: Date | string | number, write: (moment: Date) => string): string => {
    const milliseconds = typeof value === 'string' ? momentOf(value) : Number(value);
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
    day: (value: string): string => ofDay(value, (read) => day.format(read)),
    /** `jeudi 5 mars 2026`, from a date alone, without conversion. */
    dayInWords: (value: string): string => ofDay(value, (read) => withFirst(dayInWords.format(read))),
    /** `jeu. 5 mars 2026`, from a date alone, without conversion. */
    shortDay: (value: string): string => ofDay(value, (read) => withFirst(shortDay.format(read))),
    /** `mars 2026`, from a month (`2026-03`), without conversion. */
    month: (value: string): string => ofDay(`${value}-01`, (read) => month.format(read)),
    /** `05/03/2026 14:05`, from a wall-clock date, without conversion; the day alone without `hasTime`. */
    wallClock: (value: string, hasTime: boolean): string =>
      ofDay(value, (read) => (hasTime ? `${day.format(read)} ${value.slice(11, 16)}` : day.format(read))),
    /** `05/03/2026`, the day of a moment; a date alone is not converted. */
    date: (value: Date | string): string =>
      typeof value === 'string' && isDay(value)
        ? day.format(new Date(value))
        : ofMoment(value, (moment) => date.format(moment)),
    /** `05/03/2026 14:05`, `05/03/2026 13:05 UTC`; a number counts milliseconds since 1970. */
    dateTime: (value: Date | string | number): string => ofMoment(value, (moment) => zoned(dateTime.format(moment))),
    /** `14:05:09`, always in local time: for events of this session; a number counts milliseconds since 1970. */
    time: (value: Date | string | number): string => ofMoment(value, (moment) => time.format(moment)),
    /** `il y a 3 jours`; `now` is for tests. */
    relative: (value: Date | string, now: Date = new Date()): string =>
      ofMoment(value, (moment) => {
        const seconds = (moment.getTime() - now.getTime()) / 1000;
        const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['minute', 60] as const);
        return relative.format(Math.trunc(seconds / size), unit);
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
    /** `1,4 Mo`, from a number of bytes. */
    size: (bytes: number): string => {
      const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizeUnits.length - 1);
      const unit = sizeUnits[power] ?? 'byte';
      const options = {
        style: 'unit',
        unit,
        // The short form would be "317 byte" in English.
        unitDisplay: power === 0 ? 'long' : 'short',
        maximumFractionDigits: power === 0 ? 0 : 1,
      } as const;
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

/** Returns the formatters of the current language, in the time of the site (switch utcTime). */
export function useFormat(): Format {
  const { i18n, t } = useTranslation('common');
  const isUtc = use(BootstrapContext)?.config.modules.utcTime ?? false;
  const locale = regionOf(i18n.language);
  const key = `${locale} ${isUtc}`;
  const format =
    made.get(key) ??
    createFormat(locale, {
      isUtc,
      unreadable: (text) => (text.trim() === '' ? t('unreadableBlank') : t('unreadable', { text })),
    });
  made.set(key, format);
  return format;
}
