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
