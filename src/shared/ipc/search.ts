import { z } from 'zod';
import { type SearchableName, searchableResources } from '../searchable.ts';
import { call } from './call.ts';

// The names of the table, which has at least one.
const kinds = searchableResources.map(({ name }) => name) as [SearchableName, ...SearchableName[]];

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
