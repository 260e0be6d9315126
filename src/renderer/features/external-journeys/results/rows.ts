import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import type { Way } from '../search/draft.ts';
import type { Line } from '../search/run.ts';

/** A found journey, for the way it was found for. */
export interface ResultRow {
  key: string;
  way: Way;
  journey: ExternalJourney;
  /** The same driver at the same provider was found for the other way too (docs/screens/10-external-journeys.md §6). */
  isPaired: boolean;
}

const driverOf = ({ provider, carpoolerId }: ExternalJourney): string | null =>
  carpoolerId === null ? null : `${provider} ${carpoolerId}`;

/** Every journey of the answers so far, in the order of the lines; drivers of both ways stand first. */
export function resultRows(lines: readonly Line[]): ResultRow[] {
  const found = lines.flatMap(({ key, way, journeys }) =>
    journeys.map((journey, position) => ({ key: `${key}-${position}`, way, journey })),
  );
  const driversOf = (way: Way) =>
    new Set(found.filter((row) => row.way === way).map(({ journey }) => driverOf(journey)));
  const drivers = { outward: driversOf('outward'), back: driversOf('back') };
  const rows = found.map((row) => {
    const driver = driverOf(row.journey);
    const other = row.way === 'outward' ? drivers.back : drivers.outward;
    return { ...row, isPaired: driver !== null && other.has(driver) };
  });
  return [...rows.filter(({ isPaired }) => isPaired), ...rows.filter(({ isPaired }) => !isPaired)];
}

/** What somebody offers with a journey. */
export type Role = 'driver' | 'passenger' | 'both' | 'none';

/** Returns whether a journey is offered by a driver, a passenger, somebody who can be both, or neither. */
export function roleOf({ isDriver, isPassenger }: ExternalJourney): Role {
  if (isDriver && isPassenger) return 'both';
  if (isDriver) return 'driver';
  return isPassenger ? 'passenger' : 'none';
}
