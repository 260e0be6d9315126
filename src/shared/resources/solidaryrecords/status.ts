/** Statuses of a solidary record, without schemas, for the screens (docs/screens/07-solidary-records.md §4.1). */
export const CREATED = 0;
export const TAKEN = 1;
export const SEARCHING = 2;
export const FOLLOWED = 3;
export const CLOSED = 4;
/** Replaced by another record: such a record is in no list, but can be read. */
export const REPLACED = 6;

/** Every status; the platform has no 5 (docs/platform/c-solidary.md §3). */
export const recordStatuses = [CREATED, TAKEN, SEARCHING, FOLLOWED, CLOSED, REPLACED] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** Statuses through which a record goes, in order; none leads to `REPLACED` but an edition. */
export const lifeStatuses = [CREATED, TAKEN, SEARCHING, FOLLOWED, CLOSED] as const;
export type LifeStatus = (typeof lifeStatuses)[number];

/** Progression at which each status begins, in percent. */
export const stopOf: Readonly<Record<LifeStatus, number>> = { 0: 0, 1: 25, 2: 50, 3: 75, 4: 100 };

/** Whether somebody still works on a record of this status; a status that this version does not know counts as open. */
export const isOpen = (status: RecordStatus | null): boolean => status !== CLOSED && status !== REPLACED;
