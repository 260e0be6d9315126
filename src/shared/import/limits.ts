/** Lines that can be saved with what the platform said of each; of all others it is said in general. */
export const maxSavedLines = 10_000;
/** Causes, each in a column, that lines are saved for: more than there are. */
export const maxSavedCauses = 1000;
/** People of a check who are looked for on the platform: one call each (docs/screens/02-users-hitchhikers.md §8). */
export const maxPeopleLookedFor = 2000;
/** Characters of a text that is corrected on the screen, before and after; longer ones are corrected in the file. */
export const longestRepair = 5000;
/** Corrections of one import. */
export const maxRepairs = 2000;
/** Different values of a cause that are shown to be corrected, and lines. */
export const maxWrongValues = 200;
export const maxWrongLines = 300;
