import { z } from 'zod';
import { type WaitingName, waitingLists } from '../waiting.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';

// The names of the table above, which has at least one.
const waitingNames = waitingLists.map(({ name }) => name) as [WaitingName, ...WaitingName[]];

const waitingRights = Object.fromEntries(waitingLists.map(({ name, permissions }) => [name, permissions])) as {
  [L in (typeof waitingLists)[number] as L['name']]: L['permissions'];
};

const count = z.int().nonnegative();

/** Counts on the home page: totals of lists, each with its own call, so that each fails alone. */
export const homeCalls = {
  /** Counts the pending rows of one list (`perPage=1`, its total). */
  'home.waiting': call(({ list }) => ({ allOf: waitingRights[list] }), z.object({ list: z.enum(waitingNames) }), count),
  /** Counts the unanswered requests to join a community (docs/platform/b-communities-content.md §5). */
  'home.pendingMembers': call(allOf('community_read'), z.object({ communityId: z.int().positive() }), count),
};
