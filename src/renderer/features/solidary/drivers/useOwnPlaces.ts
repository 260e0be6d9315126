import { useQueries } from '@tanstack/react-query';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import type { PersonNames } from '#shared/full-name.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import { placeName, useVolunteerPlaces, type VolunteerPlace } from '../volunteer-places.ts';

/**
 * The own places of volunteers of the list, as far as records gave them. A row does not name its user: the pages of
 * those whose name a record gave are read, which has no effect on the platform, and their user tells.
 */
export function useOwnPlaces(
  rows: readonly (PersonNames & { id: SolidaryUserId })[],
  canRead: boolean,
): ReadonlyMap<SolidaryUserId, VolunteerPlace> {
  const places = useVolunteerPlaces();
  const names = new Set([...places.values()].map(({ name }) => name));
  const named = canRead ? rows.filter((row) => names.has(placeName(row))) : [];
  return useQueries({
    queries: named.map(({ id }) => itemQuery('solidaryvolunteers', id)),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) => {
          const place = data === undefined || data.userId === null ? undefined : places.get(data.userId);
          return data === undefined || place === undefined ? [] : [[data.id, place] as const];
        }),
      ),
  });
}
