import { z } from 'zod';
import { importCause, importType } from '../import/causes.ts';
import { maxSavedCauses } from '../import/limits.ts';
import { type LineReason, refusalReasons } from '../import/refusals.ts';
import { lineLimit } from '../text-limits.ts';
import { call } from './call.ts';
import { moment } from './moment.ts';

const id = z.string().max(100);
const columnName = z.string().max(40);
const shortText = z.string().max(lineLimit);

/** Why a line was refused or not sent. */
export const lineReason: z.ZodType<LineReason> = z.union([importCause, z.enum([...refusalReasons, 'byPerson'])]);

/** What became of a line of an import that is over; `leftOut`: in error, or left out by the person. */
export const pastOutcome = z.enum(['added', 'existing', 'updated', 'refused', 'uncertain', 'leftOut']);
export type PastOutcome = z.infer<typeof pastOutcome>;

/** An import that is over: numbers and a file name, nothing of its lines. */
export const pastImport = z.object({
  id,
  fileName: z.string(),
  startedAt: moment,
  endedAt: moment,
  /** Given up while lines were left to send. */
  isGivenUp: z.boolean(),
  given: z.object({ communityId: z.string() }).optional(),
  counts: z.record(pastOutcome, z.int()),
  /** Lines without error that were never sent. */
  notSent: z.int(),
});
export type PastImport = z.infer<typeof pastImport>;

export const pastLine = z.object({
  line: z.int(),
  outcome: pastOutcome,
  column: z.string().nullable(),
  reason: lineReason.nullable(),
});
export type PastLine = z.infer<typeof pastLine>;

export const importHistoryCalls = {
  /** Returns the person's imports of a type that are over, newest first, as long as the site keeps them. */
  'import.history': call('signedIn', z.object({ type: importType }), z.array(pastImport)),
  /** Returns lines of an import that is over, in file order; a line with several problems several times. */
  'import.pastLines': call(
    'signedIn',
    z.object({
      type: importType,
      id,
      outcome: pastOutcome.optional(),
      offset: z.int().min(0),
      limit: z.int().min(1).max(500),
    }),
    z.object({ total: z.int(), lines: z.array(pastLine) }),
  ),
  /**
   * Saves the lines that were not imported like `import.saveLines`, where the file lies unchanged; else fails with
   * `file`/`changed` or `file`/`unreadable`. `texts`: field and error for each reason.
   */
  'import.savePast': call(
    'signedIn',
    z.object({
      type: importType,
      id,
      titles: z.tuple([shortText, shortText, shortText]),
      texts: z
        .array(
          z.object({
            reason: lineReason.nullable(),
            column: columnName.nullable(),
            field: shortText,
            error: z.string().max(4000),
          }),
        )
        .max(maxSavedCauses),
    }),
    z.object({ fileName: z.string(), isInUnicode: z.literal(true).optional() }),
  ),
};
