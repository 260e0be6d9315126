import { distanceBetween } from '#shared/geo.ts';
import type { Call } from '../../access/requester.ts';
import { windowTimes } from '../../data/structure.ts';
import type { JsonObject } from '../../http/body.ts';
import { avatarOf, wireContext, wireDate } from '../../resource/wire.ts';
import type { World } from '../../store/world.ts';
import { type Person, personOfUser } from '../people.ts';
import { addressArray } from '../wire.ts';
import { type Commute, commutes } from './drivers.ts';
import { slotsThatFit } from './fitting.ts';
import { detourOf, type Match, matchesOf, positionOf, type Way } from './matching.ts';
import { hasReturn, type SolidaryRecord, type Solution } from './record.ts';
import { minutesOf, timeOf } from './times.ts';
import { named, wireDay, wireTime } from './wire.ts';

/** Drivers travel a kilometre in a minute. */
const metresPerSecond = 1000 / 60;

const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** For each day, false or the time (docs/platform/c-solidary.yaml, DaySchedule). */
const daySchedule = (world: World, isOn: (day: number) => boolean, time: string): JsonObject =>
  Object.fromEntries(dayKeys.map((key, day) => [key, isOn(day) && wireTime(world, time)]));

const storedTime = (time: string | null) => (time === null ? null : `1970-01-01T${time}:00+00:00`);

/** The six times of a volunteer, with the day of the epoch (docs/platform/c-solidary.md §7). */
const windowsOf = ({ availability }: Person): JsonObject =>
  Object.fromEntries(windowTimes.map((time) => [time, storedTime(availability.windows[time])]));

/** Where a volunteer starts from: the home, without its name. */
function centreOf(world: World, { userId }: Person): JsonObject | null {
  const home = world.users.get(userId)?.homeAddress ?? null;
  return home === null ? null : { ...addressArray(home, userId * 2, null) };
}

const typeOf = (record: SolidaryRecord) => (hasReturn(record) ? 'roundtrip' : 'oneway');

/** When a driver leaves one way, and comes back another. */
function timesOf(record: SolidaryRecord, way: Way, commute: Commute) {
  const { outward, back } = record;
  const [first] = record.schedules;
  const own = way === 'outward' ? (outward?.time ?? first?.outward) : (back?.time ?? first?.back);
  const theirs = way === 'outward' ? commute.time : (commute.backTime ?? commute.time);
  return { own: own ?? theirs, theirs };
}

function scheduleOf(world: World, record: SolidaryRecord, way: Way, commute: Commute): JsonObject {
  if (!commute.isRegular) return {};
  const { own, theirs } = timesOf(record, way, commute);
  const isAsked = (day: number) => record.frequency === 1 || record.schedules.some(({ days }) => days[day] === true);
  return {
    carpoolerSchedule: daySchedule(world, (day) => commute.days[day] === true, theirs),
    schedule: daySchedule(world, (day) => commute.days[day] === true && isAsked(day), own),
  };
}

/** A carpool that was found (docs/platform/c-solidary.yaml, CarpoolMatch). */
function wireCarpool(call: Call, record: SolidaryRecord, match: Match, commute: Commute): JsonObject {
  const world = call.get('world');
  const { way } = match;
  const [from, to] = way === 'outward' ? [commute.from, commute.to] : [commute.to, commute.from];
  const { own, theirs } = timesOf(record, way, commute);
  const date = way === 'return' ? (record.back?.date ?? record.fromDate) : record.fromDate;
  const detour = detourOf(record, commute);
  const travel = distanceBetween(positionOf(from), positionOf(to)) / metresPerSecond;
  return {
    external: false,
    externalProvider: null,
    journeyId: null,
    matchingId: match.id,
    carpoolerId: match.userId,
    ...named(call, 'carpooler', match.userId),
    frequency: commute.isRegular ? 2 : 1,
    type: commute.backTime === null ? 'oneway' : 'roundtrip',
    passenger: false,
    driver: true,
    solidaryExclusive: commute.isExclusive,
    fromDate: wireDay(date),
    fromTime: wireTime(world, own),
    toDate: commute.isRegular && record.toDate !== null ? wireDay(record.toDate) : null,
    carpoolerFromDate: wireDay(date),
    carpoolerFromTime: wireTime(world, theirs),
    carpoolerToDate: commute.isRegular && record.toDate !== null ? wireDay(record.toDate) : null,
    ...scheduleOf(world, record, way, commute),
    origin: addressArray(from, 7_000_000 + match.id * 2, null),
    ...(!commute.isRegular && { destinationTime: wireTime(world, timeOf(minutesOf(theirs) + travel / 60)) }),
    detourDuration: Math.round(detour / metresPerSecond),
    detourDistance: detour,
    destination: addressArray(to, 7_000_001 + match.id * 2, null),
  };
}

/** A volunteer who was found (docs/platform/c-solidary.yaml, TransporterMatch). */
const wireTransporter = (call: Call, record: SolidaryRecord, match: Match, person: Person): JsonObject => ({
  matchingId: match.id,
  volunteerId: match.userId,
  ...named(call, 'volunteer', match.userId),
  centerPoint: centreOf(call.get('world'), person),
  maxDistance: person.maxDistance,
  type: typeOf(record),
  ...windowsOf(person),
  volunteerSchedule: person.availability.slots,
  schedule: slotsThatFit(record, match.way, person),
});

/** Returns everything that was found for a record, under the names of its item. */
export function wireMatches(call: Call, record: SolidaryRecord): JsonObject {
  const world = call.get('world');
  const found = matchesOf(world, record);
  const wire = (match: Match): JsonObject | [] => {
    if (match.role === 'transporter') {
      const person = personOfUser(world, match.userId);
      return person === undefined ? [] : wireTransporter(call, record, match, person);
    }
    const commute = world.get(commutes).find(({ userId }) => userId === match.userId);
    return commute === undefined ? [] : wireCarpool(call, record, match, commute);
  };
  const of = (role: Match['role'], way: Way) =>
    found.filter((match) => match.role === role && match.way === way).flatMap(wire);
  return {
    admincarpools: { outward: of('carpooler', 'outward'), return: of('carpooler', 'return') },
    admintransporters: { outward: of('transporter', 'outward'), return: of('transporter', 'return') },
  };
}

/** A volunteer who was chosen (docs/platform/c-solidary.yaml, SolutionTransporter). */
function wireSolution(call: Call, { id, matching, role, userId, isContacted }: Solution): JsonObject | [] {
  const world = call.get('world');
  const [user, person] = [world.users.get(userId), personOfUser(world, userId)];
  if (user === undefined || person === undefined) return [];
  return {
    id,
    matchingId: matching,
    type: role,
    givenName: user.givenName,
    familyName: user.familyName,
    telephone: user.telephone,
    avatar: avatarOf(user, wireContext(call).origin),
    userId,
    status: 0,
    contacted: isContacted,
    centerPoint: centreOf(world, person),
    maxDistance: person.maxDistance,
    ...windowsOf(person),
    ...person.availability.slots,
  };
}

/** The messages of a driver: both ways share them (docs/platform/c-solidary.md §3). */
function threadOf(call: Call, record: SolidaryRecord, { id, pairedWith, userId }: Solution): JsonObject[] {
  const pair = record.solutions.find((other) => other.pairedWith === id)?.id ?? pairedWith;
  const own = record.messages.filter(({ solution }) => solution === id || solution === pair);
  return own.map(({ delegate, text, date }) => ({
    posterId: record.userId,
    ...named(call, 'poster', record.userId),
    ...named(call, 'delegate', delegate),
    ...named(call, 'recipient', userId),
    text,
    date: wireDate(date),
  }));
}

/** Returns the chosen drivers and the messages to them: an empty list where nobody was chosen. */
export function wireSolutions(call: Call, record: SolidaryRecord): JsonObject {
  const { solutions } = record;
  const threads = Object.fromEntries(solutions.map((one) => [String(one.id), threadOf(call, record, one)]));
  return {
    drivers: solutions.flatMap((solution) => wireSolution(call, solution)),
    threads: solutions.length === 0 ? [] : threads,
  };
}
