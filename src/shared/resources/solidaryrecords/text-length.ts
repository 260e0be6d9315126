/**
 * Characters of a comment or a message at most, and from where on they are counted
 * (docs/screens/07-solidary-records.md §0).
 */
export const longestText = 2000;
export const countedFrom = 1800;
