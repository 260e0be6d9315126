import type { QueryClient } from '@tanstack/react-query';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import type { CalendarDay, TimeOfDay } from '#shared/calendar.ts';
import { type PersonNames, personNameOf } from '#shared/full-name.ts';
import { compareInstants } from '#shared/instant.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { actionKey } from '#shared/resources/solidaryrecords/actions.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/**
 * The journeys of the records that were read on this computer in this session, with who drives them. The platform has no
 * call that tells how often somebody drove, and reading a record has effects: nothing is read for it
 * (docs/screens/07-solidary-records.md §0 and §3).
 */
export interface KnownTrip
  extends Pick<RecordItem, 'id' | 'status' | 'structureId' | 'frequency' | 'fromDate' | 'toDate' | 'isRoundTrip'> {
  /** Name of the beneficiary. */
  person: string;
  outward: TimeOfDay | null;
  back: { date: CalendarDay | null; time: TimeOfDay | null } | null;
  schedules: RecordItem['schedules'];
  /** One way; null where it is not known, or means nothing. */
  kilometres: number | null;
  drivers: readonly KnownDriver[];
}

/** Somebody who drives: chosen, or put in touch with the beneficiary. */
export interface KnownDriver {
  userId: UserId;
  name: string;
}

/** By the number of the record, the last one read at the end. */
export type KnownTrips = ReadonlyMap<number, KnownTrip>;

const key = ['known-trips'] as const;
const none: KnownTrips = new Map();
/** More records than are opened in a session. */
const MOST_TRIPS = 1000;

/** The journeys of the records that were read in this session. */
export const useKnownTrips = (): KnownTrips => useRemembered(key, none);

/** Remembers the journey of a record and who drives it. */
export function rememberTrip(client: QueryClient, record: RecordItem): void {
  client.setQueryData<KnownTrips>(key, (before = none) => {
    const others = [...before].filter(([id]) => id !== record.id);
    return new Map([...others.slice(-(MOST_TRIPS - 1)), [record.id, tripOf(record)]]);
  });
}

export const tripOf = (record: RecordItem): KnownTrip => ({
  id: record.id,
  person: personNameOf({ ...record, id: record.userId ?? record.id }),
  status: record.status,
  structureId: record.structureId,
  frequency: record.frequency,
  fromDate: record.fromDate,
  toDate: record.toDate,
  isRoundTrip: record.isRoundTrip,
  outward: record.outward.time,
  back: record.back === null ? null : { date: record.back.date, time: record.back.time },
  schedules: record.schedules,
  kilometres: record.goesAnywhere ? null : record.distance,
  drivers: driversOf(record),
});

/** Those who were chosen, and those whom the diary last put in touch with the beneficiary. */
function driversOf({ drivers, diary }: Pick<RecordItem, 'drivers' | 'diary'>): KnownDriver[] {
  const found = new Map<UserId, KnownDriver>();
  const add = (userId: UserId | null, names: PersonNames) => {
    if (userId !== null && !found.has(userId))
      found.set(userId, { userId, name: personNameOf({ ...names, id: userId }) });
  };
  for (const driver of drivers) add(driver.userId, driver);
  const answers = new Map<UserId, DiaryEntry>();
  for (const entry of diary) {
    if (entry.userId === null || entry.action === null || !answer.has(actionKey(entry.action))) continue;
    const before = answers.get(entry.userId);
    if (before === undefined || compareInstants(before.at, entry.at) < 0) answers.set(entry.userId, entry);
  }
  for (const { userId, action, givenName, familyName } of answers.values()) {
    if (action !== null && actionKey(action) === LINK) add(userId, { givenName, familyName });
  }
  return [...found.values()];
}

const LINK = 'link';
/** The actions that say whether somebody drives; the last of them counts. */
const answer: ReadonlySet<string> = new Set([LINK, 'carpool_refusal']);

/** How often somebody drove in the records that are known, and for which day last. */
export interface KnownHelp {
  count: number;
  last: CalendarDay | null;
}

/**
 * Whom the known records name as a driver, by their user; of the record on screen nothing is told.
 * @param id number of that record
 */
export function helpBesides(trips: KnownTrips, id: number): ReadonlyMap<UserId, KnownHelp> {
  const help = new Map<UserId, KnownHelp>();
  for (const trip of trips.values()) {
    if (trip.id === id) continue;
    for (const { userId } of trip.drivers) {
      const { count, last } = help.get(userId) ?? { count: 0, last: null };
      const isLater = trip.fromDate !== null && (last === null || last < trip.fromDate);
      help.set(userId, { count: count + 1, last: isLater ? trip.fromDate : last });
    }
  }
  return help;
}
