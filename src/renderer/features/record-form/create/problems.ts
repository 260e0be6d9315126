import type {
  FormStructure,
  IdentityDraft,
  ProofsDraft,
  RecordDraft,
} from '#shared/resources/solidaryrecords/form/draft.ts';
import { journeyProblems } from '#shared/resources/solidaryrecords/form/journey.ts';
import { needsProblems } from '#shared/resources/solidaryrecords/form/needs.ts';
import { proofsProblems } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { timesProblems } from '#shared/resources/solidaryrecords/times/rules.ts';
import type { RecordProblems } from '../fields.ts';
import { identityProblems } from '../identity/rules.ts';
import type { FoundPerson } from '../people/merge.ts';
import { ownerOfEmail, ownerOfTelephone } from '../people/owners.ts';
import { answered } from './draft.ts';

/** What the rules of a new record know beside the draft, as plain data. */
export interface CreateFacts {
  /** It is decided for whom the record is. */
  hasPerson: boolean;
  /** What the platform holds of a known person; null for a new one. */
  stored: IdentityDraft | null;
  /** What the person answered to the proofs of the structure before; an answer of the draft replaces it. */
  given: ProofsDraft;
  /** Null where the structure could not be read. */
  hasStructureEmail: boolean | null;
  /** Ids of proofs with a chosen file, or with one that the platform holds. */
  files: readonly number[];
  /** People who resemble a new one. */
  people: readonly FoundPerson[];
  /** National telephones that are also those of somebody else. */
  sharedTelephones: readonly string[];
  /** How many e-mails were looked up. */
  lookUps: number;
}

interface CreateContext {
  structure: FormStructure;
  /** YYYY-MM-DD. */
  today: string;
  /** Whether another account is known to have an e-mail. */
  hasAccount: (email: string) => boolean;
}

/** Finds all that keeps a record from being created: the platform refuses without a reason. */
export function createProblems(
  { identity, proofs, needs, journey, times }: RecordDraft,
  facts: CreateFacts,
  { structure, today, hasAccount }: CreateContext,
): RecordProblems {
  const { stored, people, hasStructureEmail } = facts;
  const email = identity.email?.trim() ?? '';
  const isOwn = email === '' || email === stored?.email;
  return {
    lacksPerson: !facts.hasPerson,
    identity: identityProblems(identity, {
      stored,
      hasStructureEmail,
      today,
      isEmailTaken: !isOwn && (hasAccount(email) || ownerOfEmail(email, people) !== null),
      isTelephoneShared: ownerOfTelephone(identity.telephone, people, facts.sharedTelephones) !== null,
    }),
    proofs: proofsProblems({ ...facts.given, ...answered(proofs) }, { structure, files: new Set(facts.files) }),
    needs: needsProblems(needs),
    journey: journeyProblems(journey),
    times: timesProblems(times, { windows: structure?.windows ?? null, today, mode: 'create' }),
  };
}
