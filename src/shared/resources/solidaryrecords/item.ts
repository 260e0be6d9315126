import { z } from 'zod';
import { fullNameOf } from '../../full-name.ts';
import { wireAddress } from '../address.ts';
import { day, decimalText, flag, integer, oneOf, picture, text, timestamp } from '../read.ts';
import { structureId, userId } from '../solidary/ids.ts';
import { wireProofs } from '../solidary/people.ts';
import { type WeekDay, weekDays } from '../solidary/week-days.ts';
import { wireDiary, wireThreads } from './diary.ts';
import { wireDrivers } from './drivers.ts';
import { FLEXIBLE, ONCE, REGULAR } from './frequency.ts';
import { samePlace } from './place.ts';
import { wireCarpools, wireDay, wireProposalType, wireTime, wireTransporters } from './solutions.ts';
import { recordStatuses } from './status.ts';
import { wirePlace } from './wire-place.ts';

const schedule = z
  .object({
    ...(Object.fromEntries(weekDays.map((name) => [name, flag])) as Record<WeekDay, typeof flag>),
    outwardTime: wireTime,
    returnTime: wireTime,
  })
  .transform(({ outwardTime, returnTime, ...days }) => ({
    days: weekDays.filter((name) => days[name] === true),
    outward: outwardTime,
    back: returnTime,
  }));
/** Days of a week with the same two times, HH:MM; either may be null. */
export type RecordSchedule = z.infer<typeof schedule>;

const list = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .nullish()
    .transform((entries): z.output<Entry>[] => entries ?? []);

const wire = z.object({
  id: z.int(),
  status: oneOf(recordStatuses),
  progression: z.number(),
  needs: list(z.object({ id: z.int(), label: z.string() })),
  punctualOutwardDateChoice: integer,
  punctualOutwardTimeChoice: integer,
  punctualReturnDateChoice: integer,
  regularDateChoice: integer,
  adminsolidaryId: integer,
  adminsolidaryChildId: integer,
  adminsubject: text,
  adminsubjectId: integer,
  adminuserId: userId,
  admingivenName: text,
  adminfamilyName: text,
  adminemail: text,
  adminavatar: picture,
  admingender: integer,
  adminbirthDate: day,
  adminnewsSubscription: flag,
  adminhomeAddress: wireAddress.nullish(),
  admintelephone: text,
  adminstructure: text,
  adminstructureId: structureId,
  adminmode: integer,
  adminstructureSolidaryTransport: flag,
  adminoperatorGivenName: text,
  adminoperatorFamilyName: text,
  adminlastAction: text,
  adminlastActionDate: timestamp,
  adminorigin: wirePlace,
  admindestination: wirePlace,
  adminproposalType: wireProposalType,
  adminfrequency: oneOf([ONCE, REGULAR, FLEXIBLE]),
  adminfromDate: wireDay,
  admintoDate: wireDay,
  adminoutwardTime: wireTime,
  adminoutwardMinTime: wireTime,
  adminoutwardMaxTime: wireTime,
  adminreturnDate: wireDay,
  adminreturnTime: wireTime,
  adminreturnMinTime: wireTime,
  adminreturnMaxTime: wireTime,
  adminschedules: list(schedule),
  admincreatedDate: timestamp,
  admindiary: wireDiary,
  admincarpools: wireCarpools,
  admintransporters: wireTransporters,
  adminsolutions: z.object({ drivers: wireDrivers, threads: wireThreads }).nullish(),
  adminproofs: wireProofs,
  distance: decimalText,
});

/**
 * Reads the item of a record and the answer of its change (docs/platform/c-solidary.yaml, SolidaryItem). Days are
 * `YYYY-MM-DD`, times `HH:MM`, as they are written: times of day carry the date of today and an offset that means
 * nothing (docs/platform/c-solidary.md §7).
 */
export const recordItem = wire.transform((read) => ({
  id: read.id,
  status: read.status,
  /** Percent. */
  progression: read.progression,
  subject: { id: read.adminsubjectId, label: read.adminsubject },
  needs: read.needs,
  /** Author of the creation; null when the person made it. */
  operatorName:
    fullNameOf({ givenName: read.adminoperatorGivenName, familyName: read.adminoperatorFamilyName }) || null,
  userId: read.adminuserId,
  givenName: read.admingivenName,
  familyName: read.adminfamilyName,
  email: read.adminemail,
  telephone: read.admintelephone,
  gender: read.admingender,
  birthDate: read.adminbirthDate,
  newsSubscription: read.adminnewsSubscription,
  homeAddress: read.adminhomeAddress ?? null,
  avatar: read.adminavatar,
  structureId: read.adminstructureId,
  structureName: read.adminstructure,
  /** The raw value is inverted (docs/platform/c-solidary.md §9). */
  hasTransport: read.adminstructureSolidaryTransport === false,
  /** How the structure enters records: 0 by steps, 1 light. */
  mode: read.adminmode,
  origin: read.adminorigin,
  destination: read.admindestination,
  goesAnywhere: samePlace(read.adminorigin, read.admindestination),
  isRoundTrip: read.adminproposalType === 'roundtrip',
  /** Kilometres. */
  distance: read.distance,
  /** Null for one that this version does not know. */
  frequency: read.adminfrequency,
  fromDate: read.adminfromDate,
  toDate: read.admintoDate,
  outward: { time: read.adminoutwardTime, minTime: read.adminoutwardMinTime, maxTime: read.adminoutwardMaxTime },
  /** Null without a return, and for a regular record, whose returns are in its schedules. */
  back:
    read.adminfrequency === REGULAR || (read.adminreturnDate === null && read.adminreturnTime === null)
      ? null
      : {
          date: read.adminreturnDate,
          time: read.adminreturnTime,
          minTime: read.adminreturnMinTime,
          maxTime: read.adminreturnMaxTime,
        },
  schedules: read.adminschedules,
  /** What the person chose of each kind, as stored; null where nothing is. */
  choices: {
    outwardDate: read.punctualOutwardDateChoice,
    outwardTime: read.punctualOutwardTimeChoice,
    returnDate: read.punctualReturnDateChoice,
    regularDate: read.regularDateChoice,
  },
  createdDate: read.admincreatedDate,
  lastAction: read.adminlastAction,
  lastActionDate: read.adminlastActionDate,
  /** The record that this one replaces, and the one that replaces this. */
  replaces: read.adminsolidaryId,
  replacedBy: read.adminsolidaryChildId,
  proofs: read.adminproofs,
  diary: read.admindiary,
  carpools: read.admincarpools,
  transporters: read.admintransporters,
  drivers: read.adminsolutions?.drivers ?? [],
  threads: read.adminsolutions?.threads ?? {},
}));
export type RecordItem = z.infer<typeof recordItem>;
