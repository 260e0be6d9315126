/** Closed lists of the platform (docs/platform/a-auth-users.yaml, enums); labels are in the users texts, by number. */
export const genders = [0, 1, 2, 3] as const;
/** Values that can be chosen; 0 means none. */
export const givenGenders = [1, 2, 3] as const;
export const userStatuses = [1, 2, 3, 4] as const;
export const identityStatuses = [0, 1, 2, 3, 4] as const;
export const adTypes = [0, 1, 2, 3] as const;
export const phoneDisplays = [1, 2] as const;
export const smokeHabits = [0, 1, 2] as const;

/**
 * Every role id that the platform knows; an id outside of it in a write is a 500 (docs/platform/a-auth-users.md §5).
 */
export const roleIds = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 171, 172, 257, 274, 306, 318, 319, 320, 321, 322,
] as const;

export type Gender = (typeof genders)[number];
export type UserStatus = (typeof userStatuses)[number];
export type IdentityStatus = (typeof identityStatuses)[number];
export type AdType = (typeof adTypes)[number];
export type RoleId = (typeof roleIds)[number];
