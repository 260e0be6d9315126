import type { KeptCall } from '../call/stored.ts';
import type { TypedCall } from '../call/useCallDraft.ts';
import type { KnownPerson } from '../people/known.ts';
import type { CreateState } from './state.ts';

/** What of a form is kept as the draft of a call: of a known person who they are, and what was typed. */
export function callOf(state: CreateState, known: KnownPerson | null): TypedCall {
  const { step, draft, notes, sendsNotes, person } = state;
  return {
    step,
    notes,
    sendsNotes,
    person:
      known === null
        ? person === 'new'
          ? 'new'
          : null
        : { userId: known.userId, solidaryUserId: known.solidaryUserId },
    // A draft is plain data, which the keeper copies.
    draft: structuredClone(draft) as TypedCall['draft'],
  };
}

/** The form of a kept call, taken up again; a known person is read anew, and is nobody until then. */
export const withCall = (before: CreateState, { step, person, draft, notes, sendsNotes }: KeptCall): CreateState => ({
  ...before,
  step,
  person: person === 'new' ? 'new' : null,
  draft,
  notes,
  sendsNotes,
});
