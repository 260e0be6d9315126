/** How often the journey of a solidary record is made, without schemas, for the screens (docs/platform/c-solidary.md §6). */
export const ONCE = 1;
export const REGULAR = 2;
/** Once, on one of several days. */
export const FLEXIBLE = 3;
