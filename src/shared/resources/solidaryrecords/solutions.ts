import { z } from 'zod';
import { asDay, type CalendarDay, type TimeOfDay } from '../../calendar.ts';
import { decimalText, flag, integer, oneOf, picture, text } from '../read.ts';
import { userId } from '../solidary/ids.ts';
import { type WeekDay, weekDays } from '../solidary/week-days.ts';
import { readSlots, wireSlots } from '../solidary/wire-slots.ts';
import { readTimeOfDay, readWindows, wireWindows } from '../solidary/wire-windows.ts';
import { ONCE, REGULAR } from './frequency.ts';
import { wirePlace } from './wire-place.ts';

/** Whether a journey has a return. */
const proposalTypes = ['oneway', 'roundtrip'] as const;
export const wireProposalType = z
  .enum(proposalTypes)
  .nullish()
  .catch(null)
  .transform((type) => type ?? null);

/** Time of each day of a week, HH:MM; null on days without a journey. */
export type DayTimes = Readonly<Record<WeekDay, TimeOfDay | null>>;

/** Reads a time of day, `HH:MM`, whatever its date and offset. */
export const wireTime = z.string().nullish().transform(readTimeOfDay);
/** Reads a day, `YYYY-MM-DD`, as it is written. */
export const wireDay = text.transform((value): CalendarDay | null => (value ? asDay(value.slice(0, 10)) : null));

/** Reads the times of a week; an empty list, which journeys of providers have, is none. */
export const wireDayTimes = z
  .partialRecord(z.enum(weekDays), z.union([z.string(), z.literal(false), z.null()]))
  .nullish()
  .catch(null)
  .transform((wire): DayTimes | null => {
    if (wire === null || wire === undefined) return null;
    // The loop goes over every day.
    return Object.fromEntries(weekDays.map((day) => [day, readTimeOfDay(wire[day] || null)])) as Record<
      WeekDay,
      TimeOfDay | null
    >;
  });
/** A flag that some journeys have as a number. */
const yes = z
  .union([z.boolean(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => value === true || value === 1);

const frequency = oneOf([ONCE, REGULAR]);

/** Keys of the dates and ends of a driver's journey, and of the part of it that serves the record. */
export const journeyKeys = {
  fromDate: wireDay,
  fromTime: wireTime,
  toDate: wireDay,
  carpoolerFromDate: wireDay,
  carpoolerFromTime: wireTime,
  carpoolerToDate: wireDay,
  origin: wirePlace,
  destination: wirePlace,
  destinationTime: wireTime,
};

/** Keys that matching journeys of the platform and of providers share (docs/platform/c-solidary.yaml, CarpoolMatch). */
export const carpoolKeys = {
  carpoolerGivenName: text,
  carpoolerFamilyName: text,
  carpoolerAvatar: picture,
  frequency,
  type: wireProposalType,
  passenger: yes,
  driver: yes,
  solidaryExclusive: flag,
  ...journeyKeys,
  carpoolerSchedule: wireDayTimes,
  schedule: wireDayTimes,
  detourDuration: decimalText,
  detourDistance: decimalText,
};

/** Gives what `carpoolKeys` read the names of the screens. */
export const readCarpool = (wire: z.output<z.ZodObject<typeof carpoolKeys>>) => ({
  givenName: wire.carpoolerGivenName,
  familyName: wire.carpoolerFamilyName,
  avatar: wire.carpoolerAvatar,
  /** 1 once, 2 regularly; that of the carpooler. */
  frequency: wire.frequency,
  isRoundTrip: wire.type === 'roundtrip',
  isPassenger: wire.passenger,
  isDriver: wire.driver,
  isSolidaryExclusive: wire.solidaryExclusive === true,
  /** What of it serves the request. */
  fitting: { fromDate: wire.fromDate, time: wire.fromTime, toDate: wire.toDate, schedule: wire.schedule },
  /** What the carpooler announced. */
  announced: {
    fromDate: wire.carpoolerFromDate,
    time: wire.carpoolerFromTime,
    toDate: wire.carpoolerToDate,
    schedule: wire.carpoolerSchedule,
  },
  origin: wire.origin,
  destination: wire.destination,
  arrivalTime: wire.destinationTime,
  /** Seconds. */
  detourDuration: wire.detourDuration,
  /** Metres. */
  detourDistance: wire.detourDistance,
});

const carpool = z
  .object({ matchingId: integer, carpoolerId: userId, ...carpoolKeys })
  .transform(({ matchingId, carpoolerId, ...wire }) => ({ matchingId, carpoolerId, ...readCarpool(wire) }));
/** A journey of a member that matches a record. */
export type Carpool = z.infer<typeof carpool>;

const transporter = z
  .object({
    matchingId: integer,
    volunteerId: userId,
    volunteerGivenName: text,
    volunteerFamilyName: text,
    volunteerAvatar: picture,
    centerPoint: wirePlace,
    maxDistance: decimalText,
    type: wireProposalType,
    ...wireWindows,
    volunteerSchedule: z.object(wireSlots).nullish(),
    schedule: z.object(wireSlots).nullish(),
  })
  .transform((wire) => ({
    matchingId: wire.matchingId,
    volunteerId: wire.volunteerId,
    givenName: wire.volunteerGivenName,
    familyName: wire.volunteerFamilyName,
    avatar: wire.volunteerAvatar,
    center: wire.centerPoint,
    /** Metres from the centre. */
    maxDistance: wire.maxDistance,
    isRoundTrip: wire.type === 'roundtrip',
    windows: readWindows(wire),
    /** Parts of the week that the volunteer declared. */
    declared: readSlots(wire.volunteerSchedule ?? noSlots),
    /** Those of them that serve the journey. */
    fitting: readSlots(wire.schedule ?? noSlots),
  }));
/** A volunteer who can serve a record. */
export type Transporter = z.infer<typeof transporter>;

const noSlots = z.object(wireSlots).parse({});

const bothWays = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .object({ outward: z.array(entry), return: z.array(entry) })
    .nullish()
    .transform((ways) => ({ outward: ways?.outward ?? [], back: ways?.return ?? [] }));

/** Reads `admincarpools`. */
export const wireCarpools = bothWays(carpool);
/** Reads `admintransporters`. */
export const wireTransporters = bothWays(transporter);
