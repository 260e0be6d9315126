import { minutesOf, timeOfMinutes } from '#shared/calendar.ts';
import { distanceBetween } from '#shared/geo.ts';
import type { RequestContext } from '../../access/requester.ts';
import type { JsonObject } from '../../http/body.ts';
import { withoutNulls } from '../../http/hydra.ts';
import { avatarOf, wireContext, wireDate } from '../../resource/wire.ts';
import type { World } from '../../store/world.ts';
import { structureTable } from '../../structures/data.ts';
import { personOfUser } from '../people.ts';
import { homeOf, wireProofs } from '../wire.ts';
import { positionOf } from './matching.ts';
import { type DiaryEntry, hasReturn, type Moment, type Schedule, type SolidaryRecord } from './record.ts';
import { dayKeys } from './times.ts';
import { addressIdsOf, embedded, named, wireDay, wireTime } from './wire.ts';
import { wireMatches } from './wire-matches.ts';
import { wireSolutions } from './wire-solutions.ts';

/** An entry of the diary (docs/platform/c-solidary.yaml, DiaryEntry). */
function wireEntry(
  context: RequestContext,
  { action, comment, progression, author, about, date }: DiaryEntry,
): JsonObject {
  const user = context.get('world').users.get(about);
  return {
    action,
    comment,
    progression: progression.toFixed(2),
    ...named(context, 'author', author),
    userId: about,
    givenName: user?.givenName ?? null,
    familyName: user?.familyName ?? null,
    avatar: user === undefined ? null : avatarOf(user, wireContext(context).origin),
    date: wireDate(date),
  };
}

const wireSchedule = (world: World, { days, outward, back }: Schedule): JsonObject => ({
  ...Object.fromEntries(dayKeys.map((key, day) => [key, days[day] === true])),
  outwardTime: outward === null ? null : wireTime(world, outward),
  returnTime: back === null ? null : wireTime(world, back),
});

/** A time of day with its margins, under the names that begin with a word. */
function wireMoment(world: World, name: 'outward' | 'return', moment: Moment | null): JsonObject {
  if (moment === null) return {};
  const at = (minutes: number) => wireTime(world, timeOfMinutes(minutesOf(moment.time) + minutes));
  return {
    [`admin${name}Time`]: at(0),
    [`admin${name}MinTime`]: at(-moment.margin),
    [`admin${name}MaxTime`]: at(moment.margin),
  };
}

/** Kilometres as the crow flies; 0 for any destination (docs/platform/c-solidary.md §5). */
const kilometres = ({ origin, destination }: SolidaryRecord): number =>
  Math.round(distanceBetween(positionOf(origin), positionOf(destination))) / 1000;

function wireJourney(context: RequestContext, record: SolidaryRecord): JsonObject {
  const world = context.get('world');
  const { choices, fromDate, toDate, outward, back, frequency } = record;
  const ids = addressIdsOf(record);
  const returns = hasReturn(record);
  // A record that was flexible says no time any more.
  const saysTimes = frequency !== 2;
  return {
    punctualOutwardDateChoice: choices.outwardDate,
    punctualOutwardTimeChoice: choices.outwardTime,
    punctualReturnDateChoice: choices.returnDate,
    regularDateChoice: choices.regularDate,
    ...(saysTimes && { ...wireMoment(world, 'outward', outward), ...wireMoment(world, 'return', back) }),
    adminschedules: record.schedules.map((schedule) => wireSchedule(world, schedule)),
    distance: kilometres(record),
    adminorigin: withoutNulls(embedded(record.origin, ids.origin)),
    admindestination: withoutNulls(embedded(record.destination, ids.destination)),
    adminproposalType: returns ? 'roundtrip' : 'oneway',
    adminfrequency: frequency,
    adminfromDate: wireDay(fromDate),
    adminoutwardDate: wireDay(fromDate),
    admintoDate: toDate === null ? null : wireDay(toDate),
    adminreturnDate: returns ? wireDay(back?.date ?? fromDate) : null,
  };
}

function wirePerson(context: RequestContext, { userId, structure }: SolidaryRecord): JsonObject {
  const world = context.get('world');
  const user = world.users.get(userId);
  if (user === undefined) return { adminuserId: userId, adminproofs: [] };
  const person = personOfUser(world, userId);
  const link = person?.links.find((one) => one.structure === structure);
  return {
    adminuserId: userId,
    admingivenName: user.givenName,
    adminfamilyName: user.familyName,
    adminemail: user.email,
    adminavatar: avatarOf(user, wireContext(context).origin),
    admingender: user.gender,
    adminbirthDate: user.birthDate === null ? null : wireDay(user.birthDate),
    adminnewsSubscription: user.newsSubscription,
    adminhomeAddress: person === undefined ? null : homeOf({ ...person, user }),
    admintelephone: user.telephone,
    adminproofs: link === undefined ? [] : wireProofs(context, link, true),
  };
}

/**
 * Returns a record as it is read, without the fields that are null (docs/platform/c-solidary.yaml, SolidaryItem). What
 * was found for it is what the last run of the matching stored.
 */
export function wireItem(context: RequestContext, record: SolidaryRecord): JsonObject {
  const structure = context.get('world').get(structureTable).get(record.structure);
  const last = record.diary.at(-1);
  return withoutNulls({
    '@id': `/solidaries/${record.id}`,
    '@type': 'Solidary',
    id: record.id,
    status: record.status,
    progression: record.progression,
    needs: record.needs.map(({ id, label }) => ({ '@id': `/needs/${id}`, '@type': 'Need', id, label })),
    adminsolidaryId: record.parent,
    adminsolidaryChildId: record.child,
    ...named(context, 'adminoperator', record.operator),
    admindiary: record.diary.toReversed().map((entry) => wireEntry(context, entry)),
    ...wireMatches(context, record),
    adminsolutions: wireSolutions(context, record),
    adminstructureSolidaryTransport: structure?.solidaryTransport ?? null,
    adminsubject: record.subject.label,
    adminsubjectId: record.subject.id,
    ...wirePerson(context, record),
    adminstructure: structure?.name ?? null,
    adminstructureId: record.structure,
    adminmode: structure?.mode ?? null,
    adminlastAction: last?.action ?? null,
    adminlastActionDate: last === undefined ? null : wireDate(last.date),
    ...wireJourney(context, record),
    admincreatedDate: wireDate(record.createdDate),
  });
}
