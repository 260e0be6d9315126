import { minutesOf, timeOfMinutes } from '#shared/calendar.ts';
import { distanceBetween } from '#shared/geo.ts';
import type { RequestContext } from '../../access/requester.ts';
import type { JsonObject } from '../../http/body.ts';
import type { World } from '../../store/world.ts';
import { type Person, personOfUser } from '../people.ts';
import { addressArray } from '../wire.ts';
import { type Commute, commutes } from './drivers.ts';
import { slotsThatFit } from './fitting.ts';
import { detourOf, type Match, matchesOf, positionOf, type Way } from './matching.ts';
import { hasReturn, type SolidaryRecord } from './record.ts';
import { dayKeys } from './times.ts';
import { named, wireDay, wireTime } from './wire.ts';
import { centreOf, windowsOf } from './wire-volunteer.ts';

/** Drivers travel a kilometre in a minute. */
const metresPerSecond = 1000 / 60;

/** For each day, false or the time (docs/platform/c-solidary.yaml, DaySchedule). */
const daySchedule = (world: World, isOn: (day: number) => boolean, time: string): JsonObject =>
  Object.fromEntries(dayKeys.map((key, day) => [key, isOn(day) && wireTime(world, time)]));

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
function wireCarpool(context: RequestContext, record: SolidaryRecord, match: Match, commute: Commute): JsonObject {
  const world = context.get('world');
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
    ...named(context, 'carpooler', match.userId),
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
    ...(!commute.isRegular && { destinationTime: wireTime(world, timeOfMinutes(minutesOf(theirs) + travel / 60)) }),
    detourDuration: Math.round(detour / metresPerSecond),
    detourDistance: detour,
    destination: addressArray(to, 7_000_001 + match.id * 2, null),
  };
}

/** A volunteer who was found (docs/platform/c-solidary.yaml, TransporterMatch). */
const wireTransporter = (
  context: RequestContext,
  record: SolidaryRecord,
  match: Match,
  person: Person,
): JsonObject => ({
  matchingId: match.id,
  volunteerId: match.userId,
  ...named(context, 'volunteer', match.userId),
  centerPoint: centreOf(context.get('world'), person),
  maxDistance: person.maxDistance,
  type: typeOf(record),
  ...windowsOf(person),
  volunteerSchedule: person.availability.slots,
  schedule: slotsThatFit(record, match.way, person),
});

/** Returns everything that was found for a record, under the names of its item. */
export function wireMatches(context: RequestContext, record: SolidaryRecord): JsonObject {
  const world = context.get('world');
  const found = matchesOf(world, record);
  const wire = (match: Match): JsonObject | [] => {
    if (match.role === 'transporter') {
      const person = personOfUser(world, match.userId);
      return person === undefined ? [] : wireTransporter(context, record, match, person);
    }
    const commute = world.get(commutes).find(({ userId }) => userId === match.userId);
    return commute === undefined ? [] : wireCarpool(context, record, match, commute);
  };
  const of = (role: Match['role'], way: Way) =>
    found.filter((match) => match.role === role && match.way === way).flatMap(wire);
  return {
    admincarpools: { outward: of('carpooler', 'outward'), return: of('carpooler', 'return') },
    admintransporters: { outward: of('transporter', 'outward'), return: of('transporter', 'return') },
  };
}
