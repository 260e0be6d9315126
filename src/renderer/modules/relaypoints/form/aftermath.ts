import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AppError } from '#shared/errors.ts';

/** What is still to be said about relay points that were created here. */
export interface Aftermath {
  /** The last one that was created: a list that is limited to a territory may not show it yet. */
  fresh: { id: number; name: string; isTold: boolean } | null;
  /**
   * Structures that the platform did not take with a new point, by the id of the point
   * (docs/platform/b-communities-content.md §6).
   */
  left: Readonly<Record<number, { structureId: number; error: AppError }>>;
}

const key = ['aftermath', 'relaypoints'] as const;
const nothing: Aftermath = { fresh: null, left: {} };

interface AftermathApi extends Aftermath {
  created: (point: { id: number; name: string }, left?: Aftermath['left'][number]) => void;
  /** It was said on the page of the new point: the list need not say it again. */
  told: () => void;
  /** The person has seen that the new point may be missing from lists. */
  seen: () => void;
  /** The structure of a point is saved, or given up. */
  settled: (id: number) => void;
  /** Trying a structure again failed too. */
  failedAgain: (id: number, error: AppError) => void;
}

/** It outlives the form that created the point, and is dropped with the cache. */
export function useAftermath(): AftermathApi {
  const client = useQueryClient();
  const { data } = useQuery<Aftermath>({
    queryKey: key,
    queryFn: () => nothing,
    initialData: nothing,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const update = (change: (before: Aftermath) => Partial<Aftermath>) =>
    client.setQueryData<Aftermath>(key, (before = nothing) => ({ ...before, ...change(before) }));
  return {
    ...data,
    created: (point, left) =>
      update((before) => ({
        fresh: { ...point, isTold: false },
        left: left === undefined ? before.left : { ...before.left, [point.id]: left },
      })),
    told: () => update(({ fresh }) => ({ fresh: fresh && { ...fresh, isTold: true } })),
    seen: () => update(() => ({ fresh: null })),
    settled: (id) => update(({ left: { [id]: _, ...left } }) => ({ left })),
    failedAgain: (id, error) =>
      update(({ left }) => {
        const one = left[id];
        return one === undefined ? {} : { left: { ...left, [id]: { ...one, error } } };
      }),
  };
}
