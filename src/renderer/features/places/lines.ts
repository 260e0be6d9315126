import { type PointKind, pointKinds } from '#shared/resources/point-kind.ts';
import type { Point } from '#shared/resources/points.ts';

/** The kinds of places that solidary forms offer: the operator's own addresses are nobody else's. */
export type OfferedKind = Exclude<PointKind, 'own'>;

const offeredKinds = pointKinds.filter((kind): kind is OfferedKind => kind !== 'own');

/** Found places by kind, in the order of the platform; kinds without a place are left out. */
export const groupsOf = (points: readonly Point[]): { kind: OfferedKind; places: Point[] }[] =>
  offeredKinds
    .map((kind) => ({ kind, places: points.filter((point) => point.kind === kind) }))
    .filter(({ places }) => places.length > 0);

const NAMED: ReadonlySet<string> = new Set(['relaypoint', 'event', 'venue']);

const joined = (parts: readonly (string | null)[], by: string): string => parts.filter(Boolean).join(by);

/** Whether a place is abroad; one whose country is not given counts as at home. */
function isAbroad({ country, countryCode }: Point, home: string): boolean {
  if (!country && !countryCode) return false;
  const isNamed = ['fr', 'en'].some(
    (language) => country === new Intl.DisplayNames([language], { type: 'region' }).of(home),
  );
  return !isNamed && countryCode !== home;
}

/**
 * The two lines of a found place (docs/screens/10-external-journeys.md §2): what it is called, and where it is.
 * @param home ISO 3166-1 alpha-2 code of the site's country, which is not named
 */
export function linesOf(point: Point, home = 'FR'): { first: string; second: string } {
  const street = joined([point.houseNumber, point.street], ' ');
  const name = NAMED.has(point.type) ? point.name : null;
  const first = name || street || point.locality || point.name || `${point.latitude}, ${point.longitude}`;
  const town = joined([point.postalCode, point.locality], ' ');
  const country = isAbroad(point, home) ? point.country || point.countryCode : null;
  return { first, second: joined([town === first ? null : town, point.region, country], ', ') };
}

/** The label of a chosen place, in one line: what it is called, and its town where that does not say it. */
export function placeLabel(point: Point): string {
  const { first } = linesOf(point);
  const town = joined([point.postalCode, point.locality], ' ');
  return point.locality === null || first === point.locality || first === town ? first : `${first}, ${town}`;
}
