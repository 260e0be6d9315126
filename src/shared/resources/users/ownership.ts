import { z } from 'zod';

const owned = z.object({ id: z.int().nullable(), name: z.string() });

/**
 * What a user owns: current events, and communities of which the user is the referrer. An owner cannot be deleted
 * before ownership is transferred (docs/screens/02-users-hitchhikers.md §7).
 */
export const ownership = z.object({ events: z.array(owned), communities: z.array(owned) });
export type Ownership = z.infer<typeof ownership>;

export const ownsSomething = ({ events, communities }: Ownership): boolean =>
  events.length > 0 || communities.length > 0;
