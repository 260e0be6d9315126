/** What rows of the list can be marked by: days without action, a first day that is past. */
export const recordFlags = ['stale', 'past'] as const;
export type RecordFlag = (typeof recordFlags)[number];
