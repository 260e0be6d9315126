import type { IdentityDraft, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { emptyRecord } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { KnownPerson } from '../people/known.ts';
import { interpret } from '../people/search.ts';
import type { Step } from '../steps.ts';

/** For whom a record is made; null until it is decided whether the person is known. */
export type ChosenPerson = KnownPerson | 'new' | null;

/** What the form of a new record holds. */
export interface CreateState {
  step: Step;
  person: ChosenPerson;
  draft: RecordDraft;
  /** The note pad of the call. */
  notes: string;
  /** Adds the notes to the follow-up of the record once it is created. */
  sendsNotes: boolean;
}

/** A form in which nothing was typed; `today` is YYYY-MM-DD. */
export const emptyState = (today: string): CreateState => ({
  step: 'known',
  person: null,
  draft: emptyRecord(today),
  notes: '',
  sendsNotes: false,
});

/** The text of a search as fields of a person: what somebody said once is not requested again. */
export function identityOfSearch(typed: string): Partial<IdentityDraft> {
  const search = interpret(typed);
  if (search === null) return {};
  if (search.kind === 'email') return { email: search.email };
  if (search.kind === 'telephone') return { telephone: search.telephone };
  return { ...search.alternatives[0] };
}
