import { goesBack, type RecordState } from '#renderer/features/record-actions/guards.ts';
import { FREE_NOTE, type KnownAction, knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import { effectOf } from '#shared/resources/solidaryrecords/effect.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';

const CONTACTED: KnownAction = 'external_driver_contact';

/** How a contact is noted: by its own action, or by a free note that moves nothing; null where nothing can be noted. */
type NoteKind = 'action' | 'note' | null;

/**
 * The contact moves the record to `Recherche de solution`, 50 %: where that would take it back, and on a closed record,
 * a free note stands in its place (docs/screens/10-external-journeys.md §3.4, docs/screens/07-solidary-records.md §4.4).
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
