import { z } from 'zod';
import { type FoundKindName, foundKinds } from '../found.ts';
import { call } from './call.ts';

// The names of the table, which has at least one.
const kinds = foundKinds.map(({ name }) => name) as [FoundKindName, ...FoundKindName[]];

export const searchCalls = {
  /**
   * Returns the first records of a kind whose name or title contains a text, by name. Permission: the platform's for
   * the kind's list.
   */
  'search.find': call(
    z.object({ kind: z.enum(kinds), text: z.string().trim().min(3).max(255) }),
    z.array(z.object({ id: z.int(), name: z.string() })),
  ),
};
