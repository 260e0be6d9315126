import type { IdentityDraft, JourneyDraft, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { emptyRecord } from '#shared/resources/solidaryrecords/form/draft.ts';
import { placeOfAddress } from '#shared/resources/solidaryrecords/form/journey.ts';
import type { KnownPerson } from '../people/known.ts';
import { interpret } from '../people/search.ts';
import type { Step } from './steps.ts';

/** What the form of a new record holds. */
export interface CreateState {
  step: Step;
  /** Null until it is decided whether the person is known. */
  person: KnownPerson | 'new' | null;
  draft: RecordDraft;
  /** The note pad of the call. */
  notes: string;
  /** Adds the notes to the follow-up of the record once it is created. */
  sendsNotes: boolean;
  /** The person was told what a flexible record may come to, and wants it all the same. */
  acceptsFlexible: boolean;
}

/** A form in which nothing was typed; `today` is YYYY-MM-DD. */
export const emptyState = (today: string): CreateState => ({
  step: 'known',
  person: null,
  draft: emptyRecord(today),
  notes: '',
  sendsNotes: false,
  acceptsFlexible: false,
});

const noIdentity = emptyRecord('').identity;

/** Whether nothing was typed or chosen in a form. */
export const isUntouched = (state: CreateState, start: CreateState): boolean =>
  state.person === start.person && state.draft === start.draft && state.notes === start.notes;

/**
 * The journey from a home: it starts there unless another place was chosen.
 * @param former the home until now
 */
function fromHome(journey: JourneyDraft, former: IdentityDraft, now: IdentityDraft): JourneyDraft {
  const before = former.homeAddress === null ? null : placeOfAddress(former.homeAddress);
  const isDefault = journey.origin === null || journey.origin.label === before?.label;
  if (!isDefault || former.homeAddress === now.homeAddress) return journey;
  return { ...journey, origin: now.homeAddress === null ? null : placeOfAddress(now.homeAddress) };
}

/** Takes what was typed of the person. */
export const withIdentity = (state: CreateState, identity: IdentityDraft): CreateState => ({
  ...state,
  draft: { ...state.draft, identity, journey: fromHome(state.draft.journey, state.draft.identity, identity) },
});

/**
 * Takes a known person: what the platform holds replaces what was typed of somebody else, answers included; the rest of
 * the form stays.
 */
export function withPerson(state: CreateState, person: KnownPerson): CreateState {
  const moved = withIdentity(state, person.stored);
  return { ...moved, person, draft: { ...moved.draft, proofs: {} } };
}

/** Takes a known person whose changed fields were typed before, such as in an earlier call. */
export const withPersonKept = (state: CreateState, person: KnownPerson): CreateState => ({ ...state, person });

/** The words of a search as fields of a person: what somebody said once is not asked again. */
function fieldsOf(searched: string): Partial<IdentityDraft> {
  const search = interpret(searched);
  if (search === null) return {};
  if (search.kind === 'email') return { email: search.email };
  if (search.kind === 'telephone') return { telephone: search.telephone };
  return { ...search.asked[0] };
}

/** Begins a new person with what was looked for; one who was begun already stays. */
export function withNewPerson(state: CreateState, searched: string): CreateState {
  if (state.person === 'new') return state;
  // What is held of a known person is not the new one's.
  const identity = state.person === null ? state.draft.identity : noIdentity;
  const started = withIdentity({ ...state, person: 'new' }, { ...identity, ...fieldsOf(searched) });
  return { ...started, draft: { ...started.draft, proofs: {} } };
}
