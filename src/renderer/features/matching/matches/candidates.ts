import type { Concerned } from '#renderer/features/record-actions/subject.ts';
import type { TimeOfDay } from '#shared/calendar.ts';
import type { PersonNames } from '#shared/full-name.ts';
import { eachSlot } from '#shared/resources/solidary/slots.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Carpool, Transporter } from '#shared/resources/solidaryrecords/solutions.ts';
import type { PendingChoice } from '../context.ts';
import type { Way } from '../driver-groups.ts';
import { carpoolsOf, type InWay, matchCards, metresBetween, transportersOf } from './rows.ts';

export type Match = InWay<Carpool> | InWay<Transporter>;

/** Somebody who could drive, with what the platform found of them for each way. */
export interface Candidate {
  key: string;
  role: PendingChoice['role'];
  driver: Concerned;
  names: PersonNames;
  avatar: string | null;
  matches: Readonly<Record<Way, Match | null>>;
  /** Metres: the detour of a carpooler, or from a volunteer's centre to the origin; null where it is not known. */
  metres: number | null;
  /** Whether the platform found them for every way of the record. */
  fitsAll: boolean;
  /** Whether nobody comes before them. */
  isFirst: boolean;
}

/**
 * Everybody who could drive, in one order: who serves both ways first, then who has the shortest way. Passengers, who
 * need a ride themselves, are left out.
 */
export function candidatesOf(record: RecordItem, hasVolunteers: boolean): Candidate[] {
  const asCandidates = <M extends Match>(
    role: PendingChoice['role'],
    rows: readonly M[],
    metresOf: (match: M) => number | null,
  ) =>
    matchCards(rows).map(({ main, back }): Candidate => {
      const ofWay = (way: Way) => [main, back].find((match) => match?.way === way) ?? null;
      const matches = { outward: ofWay('outward'), back: ofWay('back') };
      return {
        key: `${role} ${main.driver.userId} ${main.way} ${main.matchingId} ${main.nth}`,
        role,
        driver: main.driver,
        names: main,
        avatar: main.avatar,
        matches,
        metres: metresOf(main) ?? (back === null ? null : metresOf(back)),
        fitsAll: matches.outward !== null && (!record.isRoundTrip || matches.back !== null),
        isFirst: false,
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
  return all.with(0, { ...first, isFirst: true });
}

function inOrder(one: Candidate, other: Candidate): number {
  if (one.fitsAll !== other.fitsAll) return one.fitsAll ? -1 : 1;
  return (one.metres ?? Number.POSITIVE_INFINITY) - (other.metres ?? Number.POSITIVE_INFINITY) || 0;
}

/** How a match serves a way: within its times, at other times, or not at all. */
export type Fit = 'fits' | 'other' | 'none';

/** How well a match serves a way of the record, with the time that a carpooler announced. */
export function fitOf(record: RecordItem, way: Way, match: Match | null): { fit: Fit; time: TimeOfDay | null } {
  if (match === null) return { fit: 'none', time: null };
  if ('declared' in match) {
    const isFree = eachSlot((part, day) => match.fitting[part][day]).some(Boolean);
    return { fit: isFree ? 'fits' : 'other', time: null };
  }
  const { time, schedule } = match.announced;
  if (schedule !== null || time === null) return { fit: 'fits', time: null };
  return { fit: isWithin(time, way === 'outward' ? record.outward : record.back) ? 'fits' : 'other', time };
}

/** Whether a time is within the margins of a way; any is where it has none. */
function isWithin(time: TimeOfDay, ride: Pick<RecordItem['outward'], 'minTime' | 'maxTime'> | null): boolean {
  const { minTime = null, maxTime = null } = ride ?? {};
  // Times are HH:MM.
  return (minTime === null || minTime <= time) && (maxTime === null || time <= maxTime);
}
