import { z } from 'zod';
import { hitchhikerQueueNames, hitchhikerQueueRights } from '../resources/hitchhikers/queues.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';

/** Characters of the letter at most. */
export const longestLetter = 8000;

const hitchhikerCall = z.object({
  userId: z.int().positive(),
  /** Milliseconds since 1970. */
  at: z.int().positive(),
  /** False: nobody answered. */
  isReached: z.boolean(),
});
export type HitchhikerCall = z.infer<typeof hitchhikerCall>;

/** The queues of hitchhikers, and what is kept for them on this computer, of the signed-in person, encrypted. */
export const hitchhikingCalls = {
  /** Counts who waits in a queue, by the totals of lists of which one row is read. */
  'hitchhiking.waiting': call(
    allOf(...hitchhikerQueueRights),
    z.object({ queue: z.enum(hitchhikerQueueNames) }),
    z.int().nonnegative(),
  ),
  /**
   * The last telephone call to each person of the queue, noted here: the platform has no place for them. `isRead` as in
   * `reminders.list`.
   */
  'hitchhiking.calls': call('signedIn', z.void(), z.object({ calls: z.array(hitchhikerCall), isRead: z.boolean() })),
  /**
   * Notes a telephone call of now in place of the former one; `isReached` null forgets it. `isOnDisk` false: it is lost
   * when the application ends before the keychain can be read.
   */
  'hitchhiking.noteCall': call(
    'signedIn',
    z.object({ userId: z.int().positive(), isReached: z.boolean().nullable() }),
    z.object({ isOnDisk: z.boolean() }),
  ),
  /** The letter of the site; null where none was saved. `isRead` as in `reminders.list`. */
  'hitchhiking.letter': call('signedIn', z.void(), z.object({ text: z.string().nullable(), isRead: z.boolean() })),
  /** Saves the letter of the site; null goes back to the one that comes with the application. */
  'hitchhiking.saveLetter': call(
    'signedIn',
    z.object({ text: z.string().trim().min(1).max(longestLetter).nullable() }),
    z.object({ isOnDisk: z.boolean() }),
  ),
};
