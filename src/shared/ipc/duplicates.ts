import { z } from 'zod';
import { doubts, levels, reasons } from '../duplicates/likeness.ts';
import { mostSharing } from '../duplicates/limits.ts';
import { listQuerySchema } from '../resources/define.ts';
import { users } from '../resources/users/index.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';
import { peopleList } from './users.ts';

const id = z.int().positive();

/** What a list of possible duplicates shows of an account. */
const account = z.object({
  id: z.int(),
  givenName: z.string().nullable(),
  familyName: z.string().nullable(),
  telephone: z.string().nullable(),
  email: z.string().nullable(),
  birthDate: z.string().nullable(),
});
export type DuplicateAccount = z.infer<typeof account>;

const likeness = {
  level: z.enum(levels),
  reasons: z.array(z.enum(reasons)),
  doubts: z.array(z.enum(doubts)),
};

const group = z.object({ people: z.array(account), ...likeness });
export type DuplicateGroup = z.infer<typeof group>;

/** Accounts that may be of one person. The platform merges nothing: these calls change nothing on it. */
export const duplicateCalls = {
  /**
   * Reads a list and groups the accounts that may be of one person (`src/shared/duplicates`); phase 'read'. Pairs that
   * were judged different are left out. `compared`: accounts that were read, `unreadable` those that could not be,
   * `of` those that the list has; `found`:
   * groups in all; `setAside`: values that more than 30 accounts share.
   */
  'duplicates.find': call(
    allOf('user_list'),
    z.object({ query: listQuerySchema(users), list: peopleList }),
    z.object({
      groups: z.array(group),
      found: z.int(),
      compared: z.int(),
      unreadable: z.int(),
      of: z.int(),
      setAside: z.int(),
    }),
  ),
  /**
   * Looks for accounts that may be those of one person, by several lists; phase 'read'. Pairs that were judged different
   * are left out and counted (`judged`). `isPartial`: more people have that last name than were read.
   */
  'duplicates.ofPerson': call(
    allOf('user_list', 'user_read'),
    z.object({ id }),
    z.object({
      person: account,
      candidates: z.array(z.object({ person: account, ...likeness })),
      judged: z.int(),
      isPartial: z.boolean(),
    }),
  ),
  /**
   * Keeps on this computer that these accounts are of different people, each with each; `areDifferent` false forgets
   * it. `isOnDisk` as in `hitchhiking.noteCall`.
   */
  'duplicates.judge': call(
    'signedIn',
    z.object({ ids: z.array(id).min(2).max(mostSharing), areDifferent: z.boolean() }),
    z.object({ isOnDisk: z.boolean() }),
  ),
};
