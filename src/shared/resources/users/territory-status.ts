import { z } from 'zod';

/**
 * Whether the town of somebody takes part in the hitchhiking network (docs/screens/02-users-hitchhikers.md §9); null:
 * not known.
 */
export const territoryStatuses = ['notConsidered', 'pondering', 'ongoing', 'working', 'unsubscribed'] as const;
export type TerritoryStatus = (typeof territoryStatuses)[number];

/** Reads the wire value, which spells the last one `unsuscribed`; an unknown value gives null. */
export const wireTerritoryStatus = z
  .string()
  .nullish()
  .transform((value): TerritoryStatus | null => {
    const name = value === 'unsuscribed' ? 'unsubscribed' : value;
    return territoryStatuses.find((known) => known === name) ?? null;
  });
