import type { RequestContext } from '../../access/requester.ts';
import type { JsonObject } from '../../http/body.ts';
import { avatarOf, wireContext, wireDate } from '../../resource/wire.ts';
import { personOfUser } from '../people.ts';
import type { SolidaryRecord, Solution } from './record.ts';
import { named } from './wire.ts';
import { centreOf, windowsOf } from './wire-volunteer.ts';

/** A volunteer who was chosen (docs/platform/c-solidary.yaml, SolutionTransporter). */
function wireSolution(context: RequestContext, { id, matching, role, userId, isContacted }: Solution): JsonObject | [] {
  const world = context.get('world');
  const [user, person] = [world.users.get(userId), personOfUser(world, userId)];
  if (user === undefined || person === undefined) return [];
  return {
    id,
    matchingId: matching,
    type: role,
    givenName: user.givenName,
    familyName: user.familyName,
    telephone: user.telephone,
    avatar: avatarOf(user, wireContext(context).origin),
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
function threadOf(context: RequestContext, record: SolidaryRecord, { id, pairedWith, userId }: Solution): JsonObject[] {
  const pair = record.solutions.find((other) => other.pairedWith === id)?.id ?? pairedWith;
  const own = record.messages.filter(({ solution }) => solution === id || solution === pair);
  return own.map(({ delegate, text, date }) => ({
    posterId: record.userId,
    ...named(context, 'poster', record.userId),
    ...named(context, 'delegate', delegate),
    ...named(context, 'recipient', userId),
    text,
    date: wireDate(date),
  }));
}

/** Returns the chosen drivers and the messages to them: an empty list where nobody was chosen. */
export function wireSolutions(context: RequestContext, record: SolidaryRecord): JsonObject {
  const { solutions } = record;
  const threads = Object.fromEntries(solutions.map((one) => [String(one.id), threadOf(context, record, one)]));
  return {
    drivers: solutions.flatMap((solution) => wireSolution(context, solution)),
    threads: solutions.length === 0 ? [] : threads,
  };
}
