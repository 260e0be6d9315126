/**
 * Limits of an import file; a file beyond one of them is refused as a whole, with a message. `bytes` and `records`:
 * twice what was measured, a million people in 200 MB. `columns`: those of the widest workbooks people send, many times
 * the platform's own. `characters` of one line: a thousand long cells; a quotation mark that is never closed makes
 * more. `workbookBytes`: a workbook is compressed about ten times, and is read whole. `emptyLines` between two lines with content: spreadsheets write up to 1,048,576 of them.
 */
export const importBounds = {
  bytes: 500_000_000,
  workbookBytes: 100_000_000,
  records: 2_000_000,
  columns: 1000,
  characters: 4_000_000,
  emptyLines: 2_000_000,
} as const;

/** The limit that a file exceeded, as `file` errors name it. */
export const importBoundReasons = [
  'tooManyBytes',
  'tooManyLines',
  'tooManyColumns',
  'lineTooLong',
  'tooManyEmptyLines',
  'workbookTooLarge',
] as const;
/** Why a workbook cannot be read, as `file` errors name it. */
export const workbookReasons = ['workbookEncrypted', 'workbookDamaged'] as const;
export type ImportBoundReason = (typeof importBoundReasons)[number];

/** Maximum relay points of a check that are compared with those of the platform. */
export const maxPointLookups = 100_000;

/** Maximum lines saved with the platform's own message; others get a general text. */
export const maxSavedLines = 10_000;
/** Maximum causes by column for which lines are saved: more than exist. */
export const maxSavedCauses = 1000;
/**
 * Maximum people of a check who are looked up on the platform, one call each (docs/screens/02-users-hitchhikers.md §8).
 */
export const maxPeopleLookups = 2000;
/** Maximum characters of a text corrected on screen, before and after; longer ones are corrected in the file. */
export const maxRepairLength = 5000;
/** Maximum corrections of one import. */
export const maxRepairs = 2000;
/** Maximum different values, and lines, shown per cause for correction. */
export const maxWrongValues = 200;
export const maxWrongLines = 300;
/** Maximum lines listed one by one after an import; all lines are counted. */
export const maxListedLines = 5000;
