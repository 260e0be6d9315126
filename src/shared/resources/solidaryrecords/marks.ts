/** What rows of the list can be marked by: days without action, a first day that is past. */
export const recordMarks = ['stale', 'past'] as const;
export type RecordMark = (typeof recordMarks)[number];
