import { z } from 'zod';
import { type WaitingName, waitingLists } from '../waiting.ts';
import { call } from './call.ts';

// The names of the table above, of which there is at least one.
const waitingNames = waitingLists.map(({ name }) => name) as [WaitingName, ...WaitingName[]];

const count = z.int().nonnegative();

/** What home asks of the platform by itself: totals of lists, each with its own call, so that each fails alone. */
export const homeCalls = {
  /** How many rows wait in one list (`perPage=1`, its total). Rights: those that the platform checks for the list. */
  'home.waiting': call(z.object({ list: z.enum(waitingNames) }), count),
  /**
   * Requests to join a community that nobody has answered (docs/platform/b-communities-content.md §5). Right:
   * community_read.
   */
  'home.pendingMembers': call(z.object({ communityId: z.int().positive() }), count),
};
