import type { Concerned } from '#renderer/features/record-actions/subject.ts';
import { type PersonNames, personNameOf } from '#shared/full-name.ts';
import { distanceBetween } from '#shared/geo.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';
import type { Carpool, Transporter } from '#shared/resources/solidaryrecords/solutions.ts';
import { type Way, ways } from '../driver-groups.ts';

/** A match with the way of the record that it serves, and the person who would drive. */
export type InWay<Match> = Match & {
  way: Way;
  driver: Concerned;
  /** From 1: which of the matches of people of this name on this way it is, so that its button has a name of its own. */
  nth: number;
};

interface Matches {
  carpools: readonly InWay<Carpool>[];
  transporters: readonly InWay<Transporter>[];
}

/** Matches of a record are asked for by several parts of the screen; a record that is read anew is another object. */
const known = new WeakMap<RecordItem, Matches>();

function matchesOf(record: RecordItem): Matches {
  const found = known.get(record);
  if (found !== undefined) return found;
  const seen = new Map<string, number>();
  const inBothWays = <Match extends PersonNames>(
    matches: Readonly<Record<Way, readonly Match[]>>,
    userIdOf: (match: Match) => UserId,
  ) =>
    ways.flatMap((way) =>
      matches[way].map((match): InWay<Match> => {
        const userId = userIdOf(match);
        const name = personNameOf({ ...match, id: userId });
        const nth = (seen.get(`${way} ${name}`) ?? 0) + 1;
        seen.set(`${way} ${name}`, nth);
        return { ...match, way, driver: { userId, name }, nth };
      }),
    );
  const matches = {
    carpools: inBothWays(record.carpools, ({ carpoolerId }) => carpoolerId),
    transporters: inBothWays(record.transporters, ({ volunteerId }) => volunteerId),
  };
  known.set(record, matches);
  return matches;
}

/** The journeys of members that match a record, of both ways. */
export const carpoolsOf = (record: RecordItem): readonly InWay<Carpool>[] => matchesOf(record).carpools;
/** The volunteers who can serve a record, for both ways. */
export const transportersOf = (record: RecordItem): readonly InWay<Transporter>[] => matchesOf(record).transporters;

/** Filters of the carpools; null means all. */
export interface MatchFilters {
  way: Way | null;
  driversOnly: boolean;
  frequency: number | null;
}

/** Passengers who need a ride themselves are left out at first. */
export const firstFilters: MatchFilters = { way: null, driversOnly: true, frequency: null };
/** Everything is shown. */
export const noFilters: MatchFilters = { way: null, driversOnly: false, frequency: null };

/** The carpools that pass the filters, in their order. */
export const filteredCarpools = (rows: readonly InWay<Carpool>[], { way, driversOnly, frequency }: MatchFilters) =>
  rows.filter(
    (row) =>
      (way === null || row.way === way) &&
      (!driversOnly || row.isDriver) &&
      (frequency === null || row.frequency === frequency),
  );

/** Straight line between two places in metres; null where one of them has no coordinates. */
export function metresBetween(from: Place, to: Place): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  return distanceBetween(
    { latitude: from.latitude, longitude: from.longitude },
    { latitude: to.latitude, longitude: to.longitude },
  );
}

/** Whether a match can still be chosen, was chosen, or may have been. */
export type Choice = 'open' | 'chosen' | 'unconfirmed' | 'impossible';

/**
 * A choice cannot be undone, and the platform refuses a second one of the same matching, so it is never offered twice.
 */
export function choiceOf(
  record: Pick<RecordItem, 'drivers'>,
  unconfirmed: readonly number[],
  matchingId: number | null,
): Choice {
  if (matchingId === null) return 'impossible';
  if (record.drivers.some((driver) => driver.matchingId === matchingId)) return 'chosen';
  return unconfirmed.includes(matchingId) ? 'unconfirmed' : 'open';
}

/** The matches whose choice was never confirmed and who are not among the drivers: they may be stored all the same. */
export const unconfirmedOf = (record: RecordItem, unconfirmed: readonly number[]) =>
  [...carpoolsOf(record), ...transportersOf(record)].filter(
    ({ matchingId }) => choiceOf(record, unconfirmed, matchingId) === 'unconfirmed',
  );

/** One card of the matches: what somebody could drive there, with the way back of the same person where there is one. */
export interface MatchCard<Row> {
  main: Row;
  back: Row | null;
}

/** The matches as cards, in their order: the first outward and the first return of one driver are one card. */
export function matchCards<Row extends { way: Way; driver: Concerned }>(rows: readonly Row[]): MatchCard<Row>[] {
  const backs = new Map<UserId, Row>();
  for (const row of rows) if (row.way === 'back' && !backs.has(row.driver.userId)) backs.set(row.driver.userId, row);
  const paired = new Set<Row>();
  const cards = rows
    .filter(({ way }) => way === 'outward')
    .map((main): MatchCard<Row> => {
      const back = backs.get(main.driver.userId) ?? null;
      backs.delete(main.driver.userId);
      if (back !== null) paired.add(back);
      return { main, back };
    });
  const alone = rows.filter((row) => row.way === 'back' && !paired.has(row));
  return [...cards, ...alone.map((main) => ({ main, back: null }))];
}
