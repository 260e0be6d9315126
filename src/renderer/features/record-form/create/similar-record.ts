import type { QueryClient } from '@tanstack/react-query';
import { listQuery } from '#renderer/kit/data/queries.ts';
import type { JourneyDraft, JourneyPlace } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { type Place, samePlace } from '#shared/resources/solidaryrecords/place.ts';
import { isOpen } from '#shared/resources/solidaryrecords/status.ts';
import type { KnownPerson } from '../people/known.ts';

/** Records of people of the same name that are looked at. */
const PER_PAGE = 100;

/** Half a unit of the sixth decimal, in degrees: places are stored with six. */
const SLACK = 5e-7;

const isNear = (one: number | null, other: number) => one !== null && Math.abs(one - other) < SLACK;

const isPlace = (place: Place, chosen: JourneyPlace): boolean =>
  (isNear(place.latitude, chosen.latitude) && isNear(place.longitude, chosen.longitude)) ||
  (place.label !== '' && place.label === chosen.label);

/** Whether a record of the list has the two ends of a journey. */
export function hasSameEnds(row: Pick<SolidaryRecordRow, 'origin' | 'destination'>, journey: JourneyDraft): boolean {
  const { origin, destination, goesAnywhere } = journey;
  if (origin === null || !isPlace(row.origin, origin)) return false;
  // A journey between two ends never has one place for both: the rules of the form refuse it.
  if (goesAnywhere || destination === null) return samePlace(row.origin, row.destination);
  return isPlace(row.destination, destination);
}

/**
 * Finds the open records of a person with the same two ends (docs/screens/07-solidary-records.md §6.1), by the list,
 * which has no effect on the platform. None where the list may not be read.
 */
export async function similarRecords(
  client: QueryClient,
  { userId, stored: { givenName, familyName } }: KnownPerson,
  journey: JourneyDraft,
): Promise<number[]> {
  const request = {
    page: 1,
    perPage: PER_PAGE,
    sort: [{ field: 'id' as const, direction: 'desc' as const }],
    filters: { ...(givenName && { givenName }), ...(familyName && { familyName }) },
  };
  const list = await client.fetchQuery({ ...listQuery('solidaryrecords', request), staleTime: 0 }).catch(() => null);
  return (list?.rows ?? [])
    .filter((row) => row.userId === userId && row.status !== null && isOpen(row.status) && hasSameEnds(row, journey))
    .map(({ id }) => id);
}
