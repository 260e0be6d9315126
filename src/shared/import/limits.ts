/** Lines that can be saved with what is wrong with them. */
export const mostSavedLines = 10_000;
/** People of a check who are looked for on the platform: one call each (screens 02 §8). */
export const mostPeopleLookedFor = 2000;
