// Without schemas: screens read these.

/** What became of a row. Every row of a bulk action has exactly one. */
export const outcomes = ['done', 'partial', 'skipped', 'failed', 'denied', 'uncertain', 'notTried'] as const;
export type Outcome = (typeof outcomes)[number];

/** Outcomes that somebody has to look at. */
export const outcomesToLookAt = ['partial', 'failed', 'denied', 'uncertain', 'notTried'] as const;

/** Why a row ended as it did, where no error of a call says so. */
export const bulkReasons = [
  /** It is already so. */
  'already',
  'deleted',
  'notDraft',
  /** Deleting a person: owns something; the signed-in person; deleted already; not read; still there afterwards. */
  'owner',
  'own',
  'gone',
  'unread',
  'left',
  'alreadyMember',
  /** A membership has another status by now, from which the change is not made. */
  'isNow0',
  'isNow1',
  'isNow2',
  'isNow3',
  'isNowUnknown',
  /** A member who was moderator keeps the role, which the platform does not take back. */
  'roleKept',
  /** A volunteer: not in the current structure; not waiting there; accepted without the role; not accepted. */
  'notThere',
  'notPending',
  'withoutRole',
  'notDone',
] as const;
export type BulkReason = (typeof bulkReasons)[number];

/**
 * `reading`: the rows are looked for. `differs`: another number was found than announced, and the person decides.
 * `paused`: by the person, or because the platform cannot be reached. `interrupted`: the application ended, or the
 * session; it goes on when the person says so. `ended`: its report is there.
 */
export const bulkPhases = ['reading', 'differs', 'running', 'paused', 'interrupted', 'ended'] as const;
export type BulkPhase = (typeof bulkPhases)[number];
