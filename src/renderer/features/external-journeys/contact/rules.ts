import { goesBack, type RecordState } from '#renderer/features/record-actions/guards.ts';
import { FREE_NOTE, type KnownAction, knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import { effectOf } from '#shared/resources/solidaryrecords/effect.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';

const CONTACTED: KnownAction = 'external_driver_contact';

/**
 * How a contact is noted: by its own action, or by a free note that does not change the record; null where nothing can
 * be noted.
 */
type NoteKind = 'action' | 'note' | null;

/**
 * The contact moves the record to `Recherche de solution`, 50 %: where that would be a step back, and on a closed
 * record, a free note is written instead (docs/screens/10-external-journeys.md §3.4,
 * docs/screens/07-solidary-records.md §4.4).
 */
export function noteKindOf(state: RecordState): NoteKind {
  if (state.status === REPLACED) return null;
  return goesBack(state, effectOf(state, knownAction(CONTACTED))) ? 'note' : 'action';
}

/** The action to send, and its comment: a free note begins with the label of the contact. */
export function noteOf(kind: 'action' | 'note', comment: string, label: string): { action: number; comment: string } {
  return kind === 'action'
    ? { action: knownAction(CONTACTED).id, comment }
    : { action: FREE_NOTE, comment: `${label} · ${comment}` };
}

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/;
const DIGITS = /\d(?:[ .()-]?\d){5,}/;

/**
 * Whether a message contains contact details: the driver has no other way to reply
 * (docs/screens/10-external-journeys.md §3.4).
 */
export const hasContactDetails = (text: string): boolean => EMAIL.test(text) || DIGITS.test(text);
