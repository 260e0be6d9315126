import { z } from 'zod';
import { coordinates } from '../../area.ts';
import { asDay } from '../../calendar.ts';
import { lineLimit } from '../../text-limits.ts';
import type { WireParams } from '../define.ts';
import { type WeekDay, weekDays, weekDaysBetween } from '../solidary/week-days.ts';
import { timeOfDay } from '../solidary/wire-windows.ts';
import { margins } from './margins.ts';

const place = z.object(coordinates);

const sameDayOrAfter = 'the last day is before the first';

/**
 * One search at an external provider, with the field names of the screen (docs/screens/10-external-journeys.md §3.1).
 * Days are YYYY-MM-DD, times HH:MM, both of the wall clock.
 */
export const externalSearch = z
  .object({
    /** Name of the provider; null asks all of them in one call. */
    provider: z.string().min(1).max(lineLimit).nullable(),
    from: place,
    to: place,
    minDate: z.iso.date(),
    maxDate: z.iso.date(),
    when: z.discriminatedUnion('frequency', [
      z.object({ frequency: z.literal(1), minTime: timeOfDay.nullable(), maxTime: timeOfDay.nullable() }),
      z.object({
        frequency: z.literal(2),
        schedules: z
          .array(
            z.object({ days: z.array(z.enum(weekDays)).min(1).max(7), time: timeOfDay, margin: z.literal(margins) }),
          )
          .min(1)
          .max(50),
      }),
    ]),
  })
  .refine(({ minDate, maxDate }) => minDate <= maxDate, sameDayOrAfter);
export type ExternalSearch = z.infer<typeof externalSearch>;

const wireDays = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
} as const satisfies Record<WeekDay, string>;

const DAY_SECONDS = 24 * 60 * 60;

/** Writes a time of day for the wire, moved by some minutes and kept within its day: `08:00` is `08:00:00`. */
function wireTime(time: string, minutes = 0): string {
  const seconds = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes) * 60;
  const kept = Math.min(DAY_SECONDS - 1, Math.max(0, seconds));
  return [kept / 3600, (kept / 60) % 60, kept % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** Earliest and latest wire time of a day; null where it has no bound. */
interface Bounds {
  min: string | null;
  max: string | null;
}

const timesOf = (day: WeekDay, { min, max }: Bounds): WireParams => [
  ...(min === null ? [] : [[`${wireDays[day]}_mintime`, min] as const]),
  ...(max === null ? [] : [[`${wireDays[day]}_maxtime`, max] as const]),
];

/** The server has no times over all days: those of a punctual search go to each day of the week inside its dates. */
function punctualToWire({ minDate, maxDate, when }: ExternalSearch): WireParams {
  if (when.frequency !== 1) return [];
  const bounds = {
    min: when.minTime === null ? null : wireTime(when.minTime),
    max: when.maxTime === null ? null : wireTime(when.maxTime),
  };
  const inside = weekDaysBetween(asDay(minDate), asDay(maxDate));
  return weekDays.filter((day) => inside.has(day)).flatMap((day) => timesOf(day, bounds));
}

/** Every day of the week is ticked or not; of two rows with the same day the earliest and the latest time count. */
function regularToWire({ when }: ExternalSearch): WireParams {
  if (when.frequency !== 2) return [];
  return weekDays.flatMap((day): WireParams => {
    const rows = when.schedules.filter(({ days }) => days.includes(day));
    if (rows.length === 0) return [[`days_${wireDays[day]}`, '0']];
    const min = rows.map(({ time, margin }) => wireTime(time, -margin)).toSorted()[0] ?? null;
    const max =
      rows
        .map(({ time, margin }) => wireTime(time, margin))
        .toSorted()
        .at(-1) ?? null;
    return [[`days_${wireDays[day]}`, '1'], ...timesOf(day, { min, max })];
  });
}

/**
 * Writes the parameters of a search in the server's names (docs/screens/10-external-journeys.md §3.1,
 * docs/platform/c-solidary.md §9). It validates none of them and forwards them. `date`, which would replace both days,
 * and `rawJson` are never sent.
 */
export function externalSearchToWire(search: ExternalSearch): WireParams {
  const { from, to, provider, when } = search;
  const degrees = (value: number) => value.toFixed(6);
  return [
    ['driver', '1'],
    ['passenger', '0'],
    ['from_latitude', degrees(from.latitude)],
    ['from_longitude', degrees(from.longitude)],
    ['to_latitude', degrees(to.latitude)],
    ['to_longitude', degrees(to.longitude)],
    ['frequency', when.frequency === 1 ? 'punctual' : 'regular'],
    ['outward_mindate', search.minDate],
    ['outward_maxdate', search.maxDate],
    ...(when.frequency === 1 ? punctualToWire(search) : regularToWire(search)),
    ...(provider === null ? [] : [['provider', provider] as const]),
  ];
}
