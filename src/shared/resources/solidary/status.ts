/** Status of a person in a structure, whatever the role (docs/platform/c-solidary.md §8). */
export const PENDING = 0;
export const ACCEPTED = 1;
export const REFUSED = 2;

export const structureStatuses = [PENDING, ACCEPTED, REFUSED] as const;
export type StructureStatus = (typeof structureStatuses)[number];
