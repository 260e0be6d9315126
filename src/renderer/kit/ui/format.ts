import { useTranslation } from 'react-i18next';
import { asDay, type CalendarDay, isDay, localDay } from '#shared/calendar.ts';
import { daysBetween } from '#shared/days.ts';
import { type Instant, millisecondsOf } from '#shared/instant.ts';
import { dayOf, timeOf, type WallClock } from '#shared/wall-clock.ts';
import { whenIdle } from './when-idle.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Days before which a moment is told by its weekday: `vendredi à 15:28`. */
const WEEK = 7;

/** A point in time: of the platform, or of this computer, as a date or as milliseconds since 1970. */
type Moment = Instant | Date | number;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface FormatOptions {
  /** Describes a text that should be a date and is none, such as MySQL's zero date. */
  unreadable?: (text: string) => string;
}

const METRES_OF_KILOMETRE = 1000;

/** Characters shown of a text that is no date. */
const MAX_UNREADABLE_LENGTH = 40;

/**
 * Builds formatters of dates, numbers and telephone numbers for a language (a BCP 47 tag), one for each kind. Points in time are shown in
 * the zone of the person, days and hours of a place as they are written: their types keep one from being shown as the
 * other (docs/screens/07-solidary-records.md §0). A text that is no date is shown by `unreadable`: never as another
 * date, and nothing throws.
 */
export function createFormat(locale: string, { unreadable = (text) => text }: FormatOptions = {}) {
  const isFrench = locale.startsWith('fr');
  const formatters: (() => unknown)[] = [];
  /** Makes a formatter when it is first used: all of them take 15 ms, and the first screen uses none. */
  const once = <T>(make: () => T): (() => T) => {
    let made: T | undefined;
    const get = () => {
      made ??= make();
      return made;
    };
    formatters.push(get);
    return get;
  };
  const inYear = { day: 'numeric', month: 'short' } as const;
  const ofYear = { ...inYear, year: 'numeric' } as const;
  // A date without time has no zone: it is read and shown in UTC, so that no zone moves it to the day before.
  const utc = { timeZone: 'UTC' } as const;
  const weekdayInYear = once(() => new Intl.DateTimeFormat(locale, { ...inYear, ...utc, weekday: 'short' }));
  const weekdayOfYear = once(() => new Intl.DateTimeFormat(locale, { ...ofYear, ...utc, weekday: 'short' }));
  const day = once(() => new Intl.DateTimeFormat(locale, { ...ofYear, ...utc }));
  const month = once(() => new Intl.DateTimeFormat(locale, { ...utc, month: 'long', year: 'numeric' }));
  const shortMonth = once(() => new Intl.DateTimeFormat(locale, { ...utc, month: 'short' }));
  const dayInWords = once(() => new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'full' }));
  const longDayInYear = once(
    () => new Intl.DateTimeFormat(locale, { ...utc, weekday: 'long', day: 'numeric', month: 'long' }),
  );
  const dayOfWeek = once(() => new Intl.DateTimeFormat(locale, { ...utc, weekday: 'long' }));
  const dateInYear = once(() => new Intl.DateTimeFormat(locale, inYear));
  const dateOfYear = once(() => new Intl.DateTimeFormat(locale, ofYear));
  const monthName = once(() => new Intl.DateTimeFormat(locale, { month: 'long' }));
  const monthAndYear = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));
  const weekday = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long' }));
  const wholeDate = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }));
  const hour = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
  const zone = once(() => new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }));
  const number = once(() => new Intl.NumberFormat(locale));
  const degrees = once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 6, maximumFractionDigits: 6 }));
  const share = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  // English has no short form of these that is read aloud well.
  const relative = once(
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: isFrench ? 'short' : 'long' }),
  );
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const country = once(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const metres = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }));
  const kilometres = once(
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
  );
  const sizeUnits = [undefined, 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const at = isFrench ? ' à ' : ' at ';

  /** In French the first of a month is an ordinal, which Intl leaves out: `1er juin`. */
  const withFirst = (text: string): string => (isFrench ? text.replace(/(?<=^|\s)1(?=\s\p{L})/u, '1er') : text);

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

  const degreesText = (value: number): string => degrees().format(value).replace('-', '−');
  const isThisYear = (moment: Date, now: Date): boolean => moment.getFullYear() === now.getFullYear();
  const dateText = (moment: Date, now: Date): string =>
    withFirst((isThisYear(moment, now) ? dateInYear() : dateOfYear()).format(moment));
  const weekdayText = (read: Date, now: Date): string =>
    withFirst((read.getUTCFullYear() === now.getFullYear() ? weekdayInYear() : weekdayOfYear()).format(read));

  /** A moment of the past 7 days and of the next 24 hours by how far it is, any other by its date. */
  const momentText = (moment: Date, now: Date): string => {
    const away = moment.getTime() - now.getTime();
    if (Math.abs(away) < MINUTE) return isFrench ? 'à l’instant' : 'just now';
    if (Math.abs(away) < HOUR) return relative().format(Math.trunc(away / MINUTE), 'minute');
    const days = daysBetween(localDay(now.getTime()), localDay(moment.getTime())) ?? Number.NaN;
    if (days === 0 || Math.abs(away) < 12 * HOUR) return relative().format(Math.trunc(away / HOUR), 'hour');
    if (days === -1 || days === 1) return relative().format(days, 'day');
    if (days < 0 && days > -WEEK) return `${weekday().format(moment)}${at}${hour().format(moment)}`;
    return dateText(moment, now);
  };

  return {
    /** `5 mars 2026`, from a date alone (`2026-03-05`), without conversion. */
    day: (value: CalendarDay): string => ofDay(value, (read) => withFirst(day().format(read))),
    /** `jeudi 5 mars 2026`, from a date alone, without conversion. */
    dayInWords: (value: CalendarDay): string => ofDay(value, (read) => withFirst(dayInWords().format(read))),
    /** `jeudi 5 mars`, with its year where it is another one, from a date alone, without conversion. */
    longDay: (value: CalendarDay, now: Date = new Date()): string =>
      ofDay(value, (read) =>
        withFirst((read.getUTCFullYear() === now.getFullYear() ? longDayInYear() : dayInWords()).format(read)),
      ),
    /** `jeudi`, from a date alone. */
    dayOfWeek: (value: CalendarDay): string => ofDay(value, (read) => dayOfWeek().format(read)),
    /** `jeu. 5 mars`, with its year where it is another one, from a date alone, without conversion. */
    shortDay: (value: CalendarDay, now: Date = new Date()): string => ofDay(value, (read) => weekdayText(read, now)),
    /** `mars 2026`, from a month (`2026-03`), without conversion. */
    month: (value: string): string => ofDay(asDay(`${value}-01`), (read) => month().format(read)),
    /** `déc.`, from a month (`2026-12`), without conversion: for the places of a chart. */
    shortMonth: (value: string): string => ofDay(asDay(`${value}-01`), (read) => shortMonth().format(read)),
    /** `jeu. 5 mars à 14:05`, from a wall-clock date, without conversion; the day alone without `hasTime`. */
    wallClock: (value: WallClock, hasTime: boolean, now: Date = new Date()): string =>
      isDay(dayOf(value)) && /^(?:T|$)/.test(value.slice(10))
        ? ofDay(dayOf(value), (read) => `${weekdayText(read, now)}${hasTime ? `${at}${timeOf(value)}` : ''}`)
        : none(value),
    /** `5 mars`, `5 mars 2025`, the day of a point in time; for sentences. */
    date: (value: Moment, now: Date = new Date()): string => ofMoment(value, (moment) => dateText(moment, now)),
    /** `5 mars à 14:05`; for sentences. */
    dateTime: (value: Moment, now: Date = new Date()): string =>
      ofMoment(value, (moment) => `${dateText(moment, now)}${at}${hour().format(moment)}`),
    /** `14:05`, the hour of a point in time. */
    hour: (value: Moment): string => ofMoment(value, (moment) => hour().format(moment)),
    /** `il y a 10 h`, `hier`, `vendredi à 15:28`, `12 oct.`, `4 oct. 2025`; `Moment` tells its exact time too. */
    moment: (value: Moment, now: Date = new Date()): string => ofMoment(value, (moment) => momentText(moment, now)),
    /** `jeudi 5 mars 2026 à 14:05 (heure normale d’Europe centrale)`. */
    exact: (value: Moment): string =>
      ofMoment(value, (moment) => {
        const name =
          zone()
            .formatToParts(moment)
            .find(({ type }) => type === 'timeZoneName')?.value ?? '';
        return `${withFirst(wholeDate().format(moment))}${at}${hour().format(moment)} (${name})`;
      }),
    /** `Octobre`, `Octobre 2025`, the month of a point in time; for captions. */
    monthOf: (value: Moment, now: Date = new Date()): string =>
      ofMoment(value, (moment) => {
        const text = (isThisYear(moment, now) ? monthName() : monthAndYear()).format(moment);
        return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
      }),
    /** `il y a 3 jours`, `aujourd’hui`, from a number of days past. */
    daysAgo: (days: number): string => relative().format(-days, 'day'),
    /** `1 248`. */
    number: (value: number): string => number().format(value),
    /** `98 %`, from a fraction of 1. */
    share: (value: number): string => share().format(value),
    /** `France et Belgique`, from ISO 3166-1 alpha-2 codes. */
    countries: (codes: readonly string[]): string => list().format(codes.map((code) => country().of(code) ?? code)),
    /** `a, b et c`. */
    list: (values: Iterable<string>): string => list().format(values),
    /** `590 o`, `82,4 ko`, `1,70 Mo`, `5 Mo`, from a number of bytes. */
    size: (bytes: number): string => {
      const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizeUnits.length - 1);
      const unit = sizeUnits[power];
      // The short form of Intl would be "317 byte" in English.
      if (unit === undefined) return `${number().format(bytes)}\u00a0${isFrench ? 'o' : 'B'}`;
      const digits = power > 1 ? 2 : 1;
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(bytes / 1000 ** power);
    },
    /** `12 m`, `1,2 km`, from a number of metres. */
    distance: (value: number): string =>
      value >= METRES_OF_KILOMETRE ? kilometres().format(value / METRES_OF_KILOMETRE) : metres().format(value),
    /** `−4,502700`, one coordinate. */
    degrees: degreesText,
    /** `48,372600 ; −4,502700`, latitude and longitude. */
    coordinates: ({ latitude, longitude }: Place): string =>
      [latitude, longitude].map(degreesText).join(isFrench ? '\u00a0; ' : '; '),
    phone: formatPhone,
    /** Makes one formatter after the other while the page is idle, so that no key waits for the one that it needs first. */
    prepare: (): void => prepareEach([...formatters]),
  };
}
export type Format = ReturnType<typeof createFormat>;

function prepareEach([first, ...others]: readonly (() => unknown)[]): void {
  if (first === undefined) return;
  whenIdle(() => {
    first();
    prepareEach(others);
  });
}

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
  const known = made.get(locale);
  if (known !== undefined) return known;
  const format = createFormat(locale, {
    unreadable: (text) => (text.trim() === '' ? t('unreadableBlank') : t('unreadable', { text })),
  });
  made.set(locale, format);
  format.prepare();
  return format;
}
