/** Flags of a row of the list: `stale` after too many days without action, `past` when its first day is past. */
export const recordFlags = ['stale', 'past'] as const;
export type RecordFlag = (typeof recordFlags)[number];
