import type { QueryClient } from '@tanstack/react-query';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';

// Not under the structures, whose changes make everything there be read again.
const keyOf = (id: number) => ['createdStructures', id] as const;

/**
 * Remembers a structure as the platform answered its creation: whoever does not operate it cannot read it again
 * (docs/screens/09-solidary-structures.md §5.7).
 */
export const rememberCreated = (client: QueryClient, structure: Structure): void => {
  client.setQueryData(keyOf(structure.id), structure);
};

/** The structure as it was created here; undefined for any other. */
export const useCreated = (id: number): Structure | undefined =>
  useRemembered<Structure | undefined>(keyOf(id), undefined);
