import { useQuery } from '@tanstack/react-query';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { isIn, wholeList } from '#shared/resources/solidary/local.ts';
import { ACCEPTED } from '#shared/resources/solidary/status.ts';

/** The volunteers of a structure: the platform's whole list, of which this computer keeps theirs. */
export const volunteersQuery = (structure: StructureId) =>
  listQuery('solidaryvolunteers', {
    page: 1,
    perPage: wholeList.perPage,
    sort: [{ field: 'familyName', direction: 'asc' }],
    filters: { structure },
  });

/**
 * Whether a structure may have an accepted volunteer: true unless the list of volunteers shows that there is none
 * (docs/screens/07-solidary-records.md §6.1).
 * @param isAsked nothing is read otherwise
 */
export function useVolunteersThere(structure: StructureId, isAsked: boolean): boolean {
  const canList = useCan()('solidary_volunteer_list');
  const { data } = useQuery({ ...volunteersQuery(structure), enabled: isAsked && canList });
  if (data === undefined) return true;
  const isComplete = data.rows.length >= data.total;
  return !isComplete || data.rows.some((row) => isIn(row, { structure, status: ACCEPTED }));
}
