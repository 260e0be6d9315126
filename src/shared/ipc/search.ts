import { z } from 'zod';
import { type FoundKindName, foundKinds } from '../found.ts';
import { call } from './call.ts';

// The names of the table, of which there is at least one.
const kinds = foundKinds.map(({ name }) => name) as [FoundKindName, ...FoundKindName[]];

export const searchCalls = {
  /** The first records of a kind whose name or title holds a text, by name. Right: that of the kind's list on the platform. */
  'search.find': call(
    z.object({ kind: z.enum(kinds), text: z.string().trim().min(3).max(255) }),
    z.array(z.object({ id: z.int(), name: z.string() })),
  ),
};
