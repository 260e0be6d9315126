import type { Address } from '../../address.ts';
import type { Structure } from '../../solidarystructures/item.ts';
import { emptyTimes, type TimesDraft } from '../times/draft.ts';

/**
 * What the form of a record holds, for a creation and for an edition alike (docs/screens/07-solidary-records.md §6).
 * Texts are null where nothing was typed.
 */

/** A place of the journey while a form holds it. */
export interface JourneyPlace {
  /** The platform's label of it, in one line; by equal labels it takes two places for one. */
  label: string;
  /** The name by which it was found, such as that of a relay point. */
  name?: string;
  town: string | null;
  /** Degrees (WGS 84). */
  latitude: number;
  longitude: number;
  /** The journey keys of the wire, as they are sent; none is null (docs/screens/10-external-journeys.md §2). */
  keys: Readonly<Record<string, string>>;
}

export interface JourneyDraft {
  origin: JourneyPlace | null;
  /** Kept while `goesAnywhere` is set, so that it is not lost; never sent then. */
  destination: JourneyPlace | null;
  goesAnywhere: boolean;
}

/** The purpose `Autre`, which only the form knows: its words are sent instead (docs/platform/c-solidary.md §5). */
export const OTHER_SUBJECT = 9999;

export interface NeedsDraft {
  /** Id of a purpose of the structure, or `OTHER_SUBJECT`. */
  subjectId: number | null;
  additionalSubject: string | null;
  /** Ids of needs of the structure, or of the record's where the structure lost them. */
  needs: readonly number[];
  additionalNeed: string | null;
}

/** The answer to one proof. A text is the accepted value of an option or what was typed. */
export interface ProofAnswer {
  value: string | boolean | null;
  /** `Déjà fourni`: the structure is known to have the answer, which is not sent again. */
  isGiven: boolean;
}

/** Answers by the id of the structure's proof. Files are not among them: they are sent once the record exists. */
export type ProofsDraft = Readonly<Record<number, ProofAnswer>>;

export interface IdentityDraft {
  gender: 1 | 2 | 3 | null;
  givenName: string | null;
  familyName: string | null;
  telephone: string | null;
  email: string | null;
  /** YYYY-MM-DD, or what was typed. */
  birthDate: string | null;
  homeAddress: Address | null;
  newsSubscription: boolean | null;
}

export interface RecordDraft {
  identity: IdentityDraft;
  proofs: ProofsDraft;
  needs: NeedsDraft;
  journey: JourneyDraft;
  times: TimesDraft;
}

/** What the form reads of the structure; null where the structure is refused. */
export type FormStructure = Pick<Structure, 'subjects' | 'needs' | 'proofs' | 'windows' | 'hasTransport'> | null;

/** Something that keeps a form from being saved: the field of its part, and what is wrong with it. */
export interface FormProblem<Field extends string = string, Problem extends string = string> {
  field: Field;
  problem: Problem;
}

/** The draft of a record of which nothing is known; `today` is YYYY-MM-DD. */
export const emptyRecord = (today: string): RecordDraft => ({
  identity: {
    gender: null,
    givenName: null,
    familyName: null,
    telephone: null,
    email: null,
    birthDate: null,
    homeAddress: null,
    newsSubscription: null,
  },
  proofs: {},
  needs: { subjectId: null, additionalSubject: null, needs: [], additionalNeed: null },
  journey: { origin: null, destination: null, goesAnywhere: false },
  times: emptyTimes(today),
});
