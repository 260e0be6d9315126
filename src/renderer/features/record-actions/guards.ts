import { actionType, FREE_NOTE, type RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import { effectOf, movedBy } from '#shared/resources/solidaryrecords/effect.ts';
import { CLOSED, CREATED, REPLACED, stopOf, TAKEN } from '#shared/resources/solidaryrecords/status.ts';
import type { RecordSubject } from './subject.ts';

/**
 * The guards of every action by the status of the record: the platform guards nothing
 * (docs/screens/07-solidary-records.md §4.4).
 */

export type RecordState = Pick<RecordSubject, 'status' | 'progression'>;
type Guarded = Pick<RecordSubject, 'status' | 'progression' | 'isReadable' | 'lastAction'>;

/** The stops that an operator sets by hand; 100 is closing, and any other value is a 500 that leaves a diary line. */
export const stopsByHand = [25, 50, 75] as const;
export type StopByHand = (typeof stopsByHand)[number];

/** Statuses of the stops, and the other way round. */
export const statusOfStop = { 25: 1, 50: 2, 75: 3 } as const;
export const stopByHandOf = { 1: 25, 2: 50, 3: 75 } as const;

/**
 * Why nothing of this action can be sent for this record: it was replaced, it is closed and only notes are taken, or the
 * platform loses everything before a first action (docs/screens/07-solidary-records.md §4.2 and §5.4).
 */
export type DisabledReason = 'replaced' | 'closed' | 'takeFirst';

/** @returns null where the action is offered */
export function disabledReasonOf(
  subject: Guarded,
  { id, type }: Pick<RecordAction, 'id' | 'type'>,
): DisabledReason | null {
  if (subject.status === REPLACED) return 'replaced';
  if (subject.status === CLOSED && id !== FREE_NOTE) return 'closed';
  // On a record that was stored by a 500 only an action that brings a progression is kept.
  if (!subject.isReadable && subject.lastAction === null && movedBy(type) === null) return 'takeFirst';
  return null;
}

/**
 * The progression that an action is sent with: the present one for a call for details, which would lower it otherwise;
 * none for every other.
 */
export function progressionOf({ progression }: RecordState, { type }: Pick<RecordAction, 'type'>): number | null {
  return type === actionType.takingIntoAccount && progression > stopOf[TAKEN] ? progression : null;
}

/** Whether a call for details is offered with the step to `Prise en compte`, which it does not make by itself. */
export const canTakeToo = ({ status }: RecordState, { type }: Pick<RecordAction, 'type'>): boolean =>
  type === actionType.takingIntoAccount && status === CREATED;

/** The status and progression of a record after an action as it is sent. */
export const stateAfter = (state: RecordState, action: RecordAction, sent?: number | null): RecordState =>
  effectOf(
    { status: state.status, progression: state.progression },
    action,
    sent === undefined ? progressionOf(state, action) : sent,
  );

/** Whether an action takes a record back to an earlier status. */
export const goesBack = (state: RecordState, after: RecordState): boolean =>
  state.status !== null && after.status !== null && after.status < state.status;

/** A question to confirm before an action is sent. */
export type Question = 'close' | 'goBack';

/**
 * Returns the question to confirm before an action that closes the record or takes it back to an earlier progression;
 * null for none.
 */
export function questionOf(state: RecordState, action: RecordAction): Question | null {
  if (action.type === actionType.closing) return 'close';
  return goesBack(state, stateAfter(state, action)) ? 'goBack' : null;
}
