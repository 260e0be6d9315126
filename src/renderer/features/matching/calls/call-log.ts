import { questionOf } from '#renderer/features/record-actions/guards.ts';
import type { RecordSubject } from '#renderer/features/record-actions/subject.ts';
import type { CallAnswer } from '#renderer/features/solidary/calls/call-state.ts';
import { FREE_NOTE, knownAction, type RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import { actionToLog, type ContactState } from '../contact-state.ts';

/** How an answer is noted in the diary. */
export interface CallLog {
  /** What it is; null for a note, which moves nothing. */
  action: RecordAction | null;
  /** The action whose name a note begins with; null for a note of its own. */
  named: RecordAction | null;
  id: number;
}

/**
 * The action that notes an answer (docs/screens/07-solidary-records.md §3.4 and §4.4): a call is a contact, a reminder
 * once there was one, a no is a refusal. A call that nobody answered is no contact: a note says it. Where the action
 * would take the record back it is a note too, which begins with its name.
 */
export function callLogOf(subject: RecordSubject, state: ContactState, answer: CallAnswer): CallLog {
  if (answer === 'notReached') return { action: null, named: null, id: FREE_NOTE };
  const action = knownAction(actionToLog(answer === 'no' ? 'refusal' : 'call', state));
  if (questionOf(subject, action) !== null) return { action: null, named: action, id: FREE_NOTE };
  return { action, named: null, id: action.id };
}
