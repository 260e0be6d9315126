import type { Call } from '../../access/requester.ts';
import type { JsonObject } from '../../http/body.ts';
import { avatarOf, wireContext, wireDate } from '../../resource/wire.ts';
import { personOfUser } from '../people.ts';
import type { SolidaryRecord, Solution } from './record.ts';
import { named } from './wire.ts';
import { centreOf, windowsOf } from './wire-volunteer.ts';

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
