import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';

export type FavouritePlace = ResponseOf<'favouritePlaces.list'>[number];

/**
 * The destinations that a structure often chose, on this computer (docs/screens/10-external-journeys.md §6). None while
 * there is no structure.
 */
export function useFavouritePlaces(structureId: StructureId | undefined): readonly FavouritePlace[] {
  const { data = [] } = useQuery({
    queryKey: ['favourite-places', structureId],
    queryFn: ({ signal }) =>
      structureId === undefined ? [] : read('favouritePlaces.list', { structureId }, { signal }),
    enabled: structureId !== undefined,
    retry: false,
  });
  return data;
}
