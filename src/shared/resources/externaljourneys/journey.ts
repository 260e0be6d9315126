import { z } from 'zod';
import type { TimeOfDay } from '../../calendar.ts';
import { wireAddress } from '../address.ts';
import { oneOf, text } from '../read.ts';
import { type WeekDay, weekDays } from '../solidary/week-days.ts';
import { readTimeOfDay } from '../solidary/wire-windows.ts';

/** A flag of a provider: a boolean, or 0 and 1. */
const looseFlag = z
  .union([z.boolean(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => value === true || value === 1);

/** An id or a value of a provider, number or text, as text. */
const loose = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined || value === '' ? null : String(value)));

/** A day that the journey is made on, with its hour; the hour is null where the provider gave none. */
export interface ExternalDay {
  readonly day: WeekDay;
  readonly time: TimeOfDay | null;
}

/** Day schedules hold false or a date-time per day; an empty list stands for none (docs/platform/c-solidary.md §7). */
const schedule = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((given): ExternalDay[] =>
    weekDays.flatMap((day) => {
      const value = given[day];
      if (value === false || value === null || value === undefined) return [];
      return [{ day, time: typeof value === 'string' ? readTimeOfDay(value) : null }];
    }),
  );

const place = wireAddress
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/**
 * Reads one journey of an external provider (docs/platform/c-solidary.yaml, CarpoolMatch;
 * docs/screens/10-external-journeys.md §3.3). Hours are those of the place, read as they are written.
 */
export const externalJourney = z
  .object({
    externalProvider: z.string().min(1),
    journeyId: loose,
    carpoolerId: loose,
    carpoolerGivenName: text,
    carpoolerAvatar: text,
    driver: looseFlag,
    passenger: looseFlag,
    frequency: oneOf([1, 2]),
    type: text,
    fromDate: text,
    fromTime: text,
    schedule: schedule.optional(),
    origin: place,
    destination: place,
    detourDuration: loose,
    detourDistance: loose,
  })
  .transform((wire) => ({
    provider: wire.externalProvider,
    /** The provider's id of the journey; without it and that of the carpooler nobody can be contacted. */
    journeyId: wire.journeyId,
    carpoolerId: wire.carpoolerId,
    alias: wire.carpoolerGivenName || null,
    avatar: wire.carpoolerAvatar?.startsWith('https://') ? wire.carpoolerAvatar : null,
    isDriver: wire.driver,
    isPassenger: wire.passenger,
    /** 1 punctual, 2 regular. */
    frequency: wire.frequency,
    isRoundTrip: wire.type === 'roundtrip',
    /** Text of the provider, a day YYYY-MM-DD as a rule. */
    fromDate: wire.fromDate || null,
    fromTime: readTimeOfDay(wire.fromTime),
    days: wire.schedule ?? [],
    origin: wire.origin,
    destination: wire.destination,
    /** Values of the provider, in no unit that is known. */
    detourDuration: wire.detourDuration,
    detourDistance: wire.detourDistance,
  }));
export type ExternalJourney = z.output<typeof externalJourney>;
