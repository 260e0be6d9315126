import { useMemo } from 'react';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';

export interface CurrentStructure {
  id: StructureId;
  name: string;
}

/** The current structure; undefined for a person who operates none. The same object while it stays. */
export function useCurrentStructure(): CurrentStructure | undefined {
  const { structures, currentStructureId } = useSignedIn();
  const name = structures.find(({ id }) => id === currentStructureId)?.name;
  return useMemo(
    // The session names structures alone by their ids; reading this one by its schema would load zod with the page.
    () => (name === undefined ? undefined : { id: currentStructureId as StructureId, name }),
    [currentStructureId, name],
  );
}

/** Whether a new record can be begun: with its right, by somebody with a current structure, in which it is made. */
export function useCanBeginRecord(): boolean {
  const { currentStructureId } = useSignedIn();
  return useCan()('solidary_create') && currentStructureId !== null;
}
