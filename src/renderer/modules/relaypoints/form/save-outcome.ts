import { useQueryClient } from '@tanstack/react-query';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import type { AppError } from '#shared/errors.ts';

/** The outcome of saving relay points in this run, for the bars that show it. */
export interface SaveOutcome {
  /** The last created point: a list filtered by territory may not show it yet. */
  lastCreated: { id: number; name: string; isReported: boolean } | null;
  /**
   * Structures that the platform did not store with a new point, by the id of the point
   * (docs/platform/b-communities-content.md §6).
   */
  pendingStructures: Readonly<Record<number, { structureId: number; error: AppError }>>;
}

const key = ['saveOutcome', 'relaypoints'] as const;
const nothing: SaveOutcome = { lastCreated: null, pendingStructures: {} };

interface SaveOutcomeApi extends SaveOutcome {
  addCreated: (point: { id: number; name: string }, pending?: SaveOutcome['pendingStructures'][number]) => void;
  /** Marks the new point as reported: the list does not report it again. */
  markReported: () => void;
  /** Hides the note that the new point may be missing from lists. */
  dismiss: () => void;
  /** Removes the pending structure of a point: it is saved, or abandoned. */
  clearStructure: (id: number) => void;
  /** Sets the error of another failed attempt. */
  setError: (id: number, error: AppError) => void;
}

/** The outcome, which outlives the form. */
export function useSaveOutcome(): SaveOutcomeApi {
  const client = useQueryClient();
  const update = (change: (before: SaveOutcome) => Partial<SaveOutcome>) =>
    client.setQueryData<SaveOutcome>(key, (before = nothing) => ({ ...before, ...change(before) }));
  return {
    ...useRemembered(key, nothing),
    addCreated: (point, pending) =>
      update((before) => ({
        lastCreated: { ...point, isReported: false },
        pendingStructures:
          pending === undefined ? before.pendingStructures : { ...before.pendingStructures, [point.id]: pending },
      })),
    markReported: () =>
      update(({ lastCreated }) => ({ lastCreated: lastCreated && { ...lastCreated, isReported: true } })),
    dismiss: () => update(() => ({ lastCreated: null })),
    clearStructure: (id) =>
      update(({ pendingStructures: { [id]: _, ...pendingStructures } }) => ({ pendingStructures })),
    setError: (id, error) =>
      update(({ pendingStructures }) => {
        const pending = pendingStructures[id];
        if (pending === undefined) return {};
        return { pendingStructures: { ...pendingStructures, [id]: { ...pending, error } } };
      }),
  };
}
