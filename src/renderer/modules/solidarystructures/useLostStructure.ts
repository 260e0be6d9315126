import { useEffect } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { toAppError } from '#shared/failure.ts';

/**
 * Reads the structures of the session again when one of them is not found: it was deleted, or the person no longer
 * operates it, and the selector must not offer it (docs/screens/09-solidary-structures.md §1).
 */
export function useLostStructure(id: number): void {
  const { structures } = useSignedIn();
  const { error } = useRecord('solidarystructures', id);
  const isGone = error !== null && toAppError(error).kind === 'notFound';
  const isLost = isGone && structures.some((structure) => structure.id === id);
  useEffect(() => {
    // Where this fails too, the next sign-in reads them.
    if (isLost) void invoke('session.readStructures', undefined).catch(() => undefined);
  }, [isLost]);
}
