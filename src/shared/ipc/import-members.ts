import { z } from 'zod';
import { appError } from '../errors.ts';

/**
 * The outcome of adding a person with an account to a community. `already`: has a membership, whatever its status,
 * which stays as it is. `noAccount`: nobody has this e-mail any more. `refused`: the platform refused this person.
 * `uncertain`: the answer was lost, and the platform does not show the membership.
 */
const joinOutcome = z.enum(['joined', 'already', 'noAccount', 'refused', 'uncertain']);

export const joinResult = z.object({
  /** The lines tried, in file order. */
  lines: z.array(
    z.object({
      line: z.int(),
      label: z.string(),
      outcome: joinOutcome,
      /** Id of the account. */
      personId: z.int().optional(),
      /** Why the platform refused, or why nothing is known. */
      error: appError.optional(),
    }),
  ),
  /** Why it ended before the last line: `cancelled`, or a failure that every line would meet. */
  stopped: appError.optional(),
  /** Lines that still wait, those refused and uncertain included. */
  waiting: z.int(),
});
export type JoinResult = z.infer<typeof joinResult>;

/** People of a file who have an account and are no members yet. */
export const waitingPeople = z.object({
  /** The first lines; `isUncertain`: a request to make this person a member was never answered. */
  lines: z.array(z.object({ line: z.int(), label: z.string(), isUncertain: z.boolean() })),
  total: z.int(),
  /** People of the file with an account who have become members from this report, or were already. */
  joined: z.int(),
});
export type WaitingPeople = z.infer<typeof waitingPeople>;
