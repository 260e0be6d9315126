import { z } from 'zod';

const owned = z.object({ id: z.int().nullable(), name: z.string() });

/**
 * What somebody answers for: events that still run and communities they are the referrer of. Whoever owns something is
 * not deleted before somebody else does (docs/screens/02-users-hitchhikers.md §7).
 */
export const ownership = z.object({ events: z.array(owned), communities: z.array(owned) });
export type Ownership = z.infer<typeof ownership>;

export const ownsSomething = ({ events, communities }: Ownership): boolean =>
  events.length > 0 || communities.length > 0;
