import { z } from 'zod';
import { manifests } from '../resources/manifests.ts';
import { type SearchableName, searchableResources } from '../searchable.ts';
import { lineLimit } from '../text-limits.ts';
import { call } from './call.ts';
import { rightsOf } from './resource-rights.ts';

// The names of the table, which has at least one.
const kinds = searchableResources.map(({ name }) => name) as [SearchableName, ...SearchableName[]];

export const searchCalls = {
  /** Returns the first records of a kind whose name or title contains a text, by name. */
  'search.find': call(
    ({ kind }) => rightsOf(manifests[kind], 'list'),
    z.object({ kind: z.enum(kinds), text: z.string().trim().min(3).max(lineLimit) }),
    z.array(z.object({ id: z.int(), name: z.string() })),
  ),
};
