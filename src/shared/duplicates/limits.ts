/** Accounts of a list that are compared at most: the first ones in its order. */
export const mostCompared = 50_000;

/** Groups that are answered at most, the surest. */
export const mostGroups = 500;

/** Accounts that may share a value before it says nothing of one person any more. */
export const mostSharing = 30;

/** Accounts that are compared side by side at most. */
export const mostSideBySide = 4;
