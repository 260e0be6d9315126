import { z } from 'zod';
import { appError } from '../errors.ts';

/**
 * `existing`: left unchanged; `updated`: an existing relay point with the same external id was overwritten;
 * `uncertain`: sent, and no response tells its outcome; `notSent`: never sent.
 */
export const importOutcome = z.enum(['added', 'existing', 'updated', 'refused', 'uncertain', 'notSent']);
export type ImportOutcome = z.infer<typeof importOutcome>;

/** If lines are uncertain or not sent, sending the same check again resumes. */
export const importResult = z.object({
  counts: z.record(importOutcome, z.int()),
  /** Number of batches of the file. */
  batches: z.int(),
  /**
   * What ended sending: `cancelled` between two batches; a refusal, so that nothing of its batch was imported; or why
   * the last batch has no usable response. Absent when every batch was answered.
   */
  stopped: appError.optional(),
  /** First line of the chosen file that was not sent; absent when every line was. */
  notSentFrom: z.int().optional(),
  /**
   * One entry per line that was not simply added, several if more is wrong with it, with the platform's message; `line`
   * is the line in the chosen file, null when none matches.
   */
  lines: z.array(
    z.object({
      line: z.int().nullable(),
      label: z.string(),
      outcome: importOutcome,
      message: z.string(),
      /** The existing record that the message names. */
      recordId: z.int().optional(),
      /** Instead of a message: a line without an answer whose record was found on the platform. */
      isFound: z.literal(true).optional(),
    }),
  ),
  /** Number of such lines missing in `lines`, which is limited to some thousands. */
  unlisted: z.int().optional(),
  /** Lines finished by an earlier attempt: counted, and not sent again. */
  earlier: z.int().optional(),
});
export type ImportResult = z.infer<typeof importResult>;
