import type { Concerned } from '#renderer/features/record-actions/subject.ts';
import type { PersonNames } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Carpool, Transporter } from '#shared/resources/solidaryrecords/solutions.ts';
import type { PendingChoice } from '../context.ts';
import { type Way, ways } from '../driver-groups.ts';
import { type HoursFit, hoursOf } from './hours.ts';
import { carpoolsOf, type InWay, matchCards, metresBetween, transportersOf } from './rows.ts';

export type Match = InWay<Carpool> | InWay<Transporter>;

/** Why somebody comes before everybody else. */
export type FirstReason = 'onTime' | 'bothOnTime' | 'bothWays' | 'closestHours' | 'nearest';

/** Somebody who could drive, with what the platform found of them for each way. */
export interface Candidate {
  key: string;
  role: PendingChoice['role'];
  driver: Concerned;
  names: PersonNames;
  avatar: string | null;
  matches: Readonly<Record<Way, Match | null>>;
  /** How their hours fit each way. */
  hours: Readonly<Record<Way, HoursFit>>;
  /** Minutes away over the ways of the record, for the order (`HoursFit`). */
  cost: number;
  /** Metres: the detour of a carpooler, or from a volunteer's centre to the origin; null where it is not known. */
  metres: number | null;
  /** Whether the platform found them for every way of the record. */
  fitsAll: boolean;
  /** Why nobody comes before them; null where somebody does, or where the second is their equal. */
  firstReason: FirstReason | null;
}

/** The comparison is asked for by several parts of the screen; a record that is read anew is another object. */
const known = { with: new WeakMap<RecordItem, Candidate[]>(), without: new WeakMap<RecordItem, Candidate[]>() };

/**
 * Everybody who could drive, in one order: whose hours fit best first (a way or a day that they do not serve counts as a
 * whole day away, unknown hours come last), then who has the shortest way. Passengers, who need a ride themselves, are
 * left out.
 */
export function candidatesOf(record: RecordItem, hasVolunteers: boolean): readonly Candidate[] {
  const cache = known[hasVolunteers ? 'with' : 'without'];
  const found = cache.get(record) ?? orderedCandidates(record, hasVolunteers);
  cache.set(record, found);
  return found;
}

function orderedCandidates(record: RecordItem, hasVolunteers: boolean): Candidate[] {
  const needed = record.isRoundTrip ? ways : (['outward'] as const);
  const asCandidates = <M extends Match>(
    role: PendingChoice['role'],
    rows: readonly M[],
    metresOf: (match: M) => number | null,
  ) =>
    matchCards(bestFirst(record, rows)).map(({ main, back }): Candidate => {
      const ofWay = (way: Way) => [main, back].find((match) => match?.way === way) ?? null;
      const matches = { outward: ofWay('outward'), back: ofWay('back') };
      const hours = {
        outward: hoursOf(record, 'outward', matches.outward),
        back: hoursOf(record, 'back', matches.back),
      };
      return {
        key: `${role} ${main.driver.userId} ${main.way} ${main.matchingId} ${main.nth}`,
        role,
        driver: main.driver,
        names: main,
        avatar: main.avatar,
        matches,
        hours,
        cost: needed.reduce((sum, way) => sum + hours[way].cost, 0),
        metres: metresOf(main) ?? (back === null ? null : metresOf(back)),
        fitsAll: needed.every((way) => matches[way] !== null),
        firstReason: null,
      };
    });
  const carpools = carpoolsOf(record).filter(({ isDriver }) => isDriver);
  const all = [
    ...asCandidates('carpooler', carpools, ({ detourDistance }) => detourDistance),
    ...(hasVolunteers
      ? asCandidates('transporter', transportersOf(record), ({ center }) => metresBetween(center, record.origin))
      : []),
  ].toSorted(inOrder);
  const [first, second] = all;
  // Two who are alike are not told apart.
  if (first === undefined || second === undefined || inOrder(first, second) === 0) return all;
  return all.with(0, { ...first, firstReason: reasonOf(first, second, needed) });
}

/** Of several matches of one person the one whose hours fit best makes their card. */
function bestFirst<M extends Match>(record: RecordItem, rows: readonly M[]): readonly M[] {
  const people = new Set(rows.map(({ driver, way }) => `${way} ${driver.userId}`));
  if (people.size === rows.length) return rows;
  return rows
    .map((row) => ({ row, cost: hoursOf(record, row.way, row).cost }))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ row }) => row);
}

const inOrder = (one: Candidate, other: Candidate): number =>
  one.cost - other.cost || metresFrom(one) - metresFrom(other) || 0;

const metresFrom = ({ metres }: Candidate): number => metres ?? Number.MAX_SAFE_INTEGER;

function reasonOf(first: Candidate, second: Candidate, needed: readonly Way[]): FirstReason {
  if (first.cost === second.cost) return 'nearest';
  if (needed.every((way) => first.hours[way].fit === 'fits')) return needed.length > 1 ? 'bothOnTime' : 'onTime';
  return first.fitsAll && !second.fitsAll ? 'bothWays' : 'closestHours';
}

/** Those whom one calls first: each person once, without those who were chosen or have refused. */
export function toCall(
  candidates: readonly Candidate[],
  isLeftOut: (userId: Candidate['driver']['userId']) => boolean,
  most: number,
): Candidate[] {
  const byPerson = new Map<Candidate['driver']['userId'], Candidate>();
  for (const candidate of candidates) {
    const { userId } = candidate.driver;
    if (byPerson.size === most) break;
    if (!byPerson.has(userId) && !isLeftOut(userId)) byPerson.set(userId, candidate);
  }
  return [...byPerson.values()];
}
