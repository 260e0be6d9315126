import { z } from 'zod';
import { type WaitingName, waitingLists } from '../waiting.ts';
import { call } from './call.ts';

// The names of the table above, which has at least one.
const waitingNames = waitingLists.map(({ name }) => name) as [WaitingName, ...WaitingName[]];

const count = z.int().nonnegative();

/** Counts on the home page: totals of lists, each with its own call, so that each fails alone. */
export const homeCalls = {
  /**
   * Counts the pending rows of one list (`perPage=1`, its total). Permissions: those that the platform checks for the
   * list.
   */
  'home.waiting': call(z.object({ list: z.enum(waitingNames) }), count),
  /**
   * Counts the unanswered requests to join a community (docs/platform/b-communities-content.md §5). Permission:
   * community_read.
   */
  'home.pendingMembers': call(z.object({ communityId: z.int().positive() }), count),
};
