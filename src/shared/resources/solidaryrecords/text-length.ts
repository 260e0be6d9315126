/**
 * Maximum characters of a comment or message, and the number from which the counter is shown
 * (docs/screens/07-solidary-records.md §0).
 */
export const longestText = 2000;
export const countedFrom = 1800;
