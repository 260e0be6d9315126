import { lineLimit } from '../../../text-limits.ts';
import type { PersonProof } from '../../solidary/people.ts';
import { hasOptions, type Proof } from '../../solidarystructures/proof.ts';
import type { FormProblem, FormStructure, ProofAnswer, ProofsDraft } from './draft.ts';

/** Proofs in a form (docs/screens/07-solidary-records.md §5). */

/** The name of the field of a proof. */
export type ProofField = `proof.${number}`;
export type ProofProblem = FormProblem<ProofField, 'required' | 'mustTick' | 'tooLong' | 'cannotEmpty'>;

const NO_ANSWER: ProofAnswer = { value: null, isGiven: false };

/** A proof with what is sent for its options: their labels, where it cannot be told which value belongs to which. */
const asSent = (proof: Proof): Proof =>
  proof.isPaired ? proof : { ...proof, options: proof.options.map(({ label }) => ({ label, value: label })) };

/** The proofs that a structure asks of beneficiaries, in its order; none of a structure that could not be read. */
export const requestedProofs = (structure: FormStructure): Proof[] =>
  structure?.proofs.requester.filter(({ isActive }) => isActive).map(asSent) ?? [];

/** What was answered to a proof; no answer where nothing was. */
export const answerTo = (draft: ProofsDraft, { id }: Pick<Proof, 'id'>): ProofAnswer => draft[id] ?? NO_ANSWER;

/**
 * The accepted value of an answer that was read: the platform answers the label of an option, but the first option as it
 * is stored. An answer that is neither stays as it is.
 */
export function toAccepted({ options }: Pick<Proof, 'options'>, value: string): string {
  const [first] = options;
  if (first === undefined || value === first.value) return value;
  return options.find(({ label }) => label === value)?.value ?? value;
}

/** Whether an answer is none of the options: it is left untouched, and marked. */
export const isUnknownAnswer = (proof: Proof, { value }: ProofAnswer): boolean =>
  hasOptions(proof.kind) &&
  typeof value === 'string' &&
  value !== '' &&
  !proof.options.some((option) => option.value === value);

/** The answer of a person to a proof of a structure; the first of several, which is the one that the platform edits. */
export const givenAnswer = (given: readonly PersonProof[], { id }: Pick<Proof, 'id'>): PersonProof | undefined =>
  given.find(({ structureProofId }) => structureProofId === id);

function answerOf(proof: Proof, given: readonly PersonProof[]): ProofAnswer {
  const value = givenAnswer(given, proof)?.value ?? null;
  return {
    value: typeof value === 'string' && hasOptions(proof.kind) ? toAccepted(proof, value) : value,
    isGiven: false,
  };
}

/** Answers of a person as a form that changes them holds them. */
export const answersOf = (structure: FormStructure, given: readonly PersonProof[]): ProofsDraft =>
  Object.fromEntries(
    requestedProofs(structure)
      .filter(({ kind }) => kind !== 'file')
      .map((proof) => [proof.id, answerOf(proof, given)]),
  );

/**
 * Answers as a form that creates a record holds them: what the person gave to this structure is not sent again, because
 * it would be added up (docs/platform/c-solidary.md §5). `isKnown`: the structure is one of the person's, whose answers
 * to it may not be among those that were read.
 */
export const answersForCreation = (
  structure: FormStructure,
  given: readonly PersonProof[],
  isKnown: boolean,
): ProofsDraft => {
  const proofs = requestedProofs(structure);
  const hasAny = proofs.some((proof) => givenAnswer(given, proof) !== undefined);
  return Object.fromEntries(
    proofs.map((proof) => {
      const isGiven = givenAnswer(given, proof) !== undefined || (isKnown && !hasAny);
      return [proof.id, { ...answerOf(proof, given), isGiven }];
    }),
  );
};

const isAnswered = ({ value }: ProofAnswer): boolean => value !== null && value !== '';

export interface ProofsContext {
  structure: FormStructure;
  /** Ids of proofs that have a file: one that is chosen, or one on the platform. */
  files: ReadonlySet<number>;
  /** What the platform holds, in an edition. */
  before?: ProofsDraft;
}

/** Finds what is wrong with the answers. A mandatory proof is checked here only: the platform accepts that it lacks. */
export function proofsProblems(draft: ProofsDraft, { structure, files, before = {} }: ProofsContext): ProofProblem[] {
  return requestedProofs(structure).flatMap((proof): ProofProblem[] => {
    const answer = answerTo(draft, proof);
    const problem = answer.isGiven ? null : problemOf(proof, answer, answerTo(before, proof), files.has(proof.id));
    return problem === null ? [] : [{ field: `proof.${proof.id}`, problem }];
  });
}

function problemOf(
  proof: Proof,
  now: ProofAnswer,
  before: ProofAnswer,
  hasFile: boolean,
): ProofProblem['problem'] | null {
  const { kind, isMandatory } = proof;
  if (kind === 'file') return isMandatory && !hasFile ? 'required' : null;
  if (kind === 'checkbox') return isMandatory && now.value !== true ? 'mustTick' : null;
  if (hasOptions(kind) && isAnswered(before) && !isAnswered(now)) return 'cannotEmpty';
  if (isMandatory && !isAnswered(now)) return 'required';
  return typeof now.value === 'string' && now.value.length > lineLimit ? 'tooLong' : null;
}

/** One answer in the wire's names. */
export interface SentProof {
  id: number;
  value: string | boolean;
}

/** The answers of a creation: unanswered ones and files are left out, and so is what is given already. */
export const proofsToWire = (draft: ProofsDraft, structure: FormStructure): SentProof[] =>
  requestedProofs(structure).flatMap((proof) => {
    const { value, isGiven } = answerTo(draft, proof);
    const isLeftOut = isGiven || proof.kind === 'file' || value === null || value === '';
    return isLeftOut ? [] : [{ id: proof.id, value }];
  });

/**
 * The answers of an edition that changed. A text that was emptied is an empty text: null would take the answer away,
 * which the platform refuses (docs/platform/c-solidary.md §8).
 */
export const changedProofs = (before: ProofsDraft, now: ProofsDraft, structure: FormStructure): SentProof[] =>
  requestedProofs(structure).flatMap((proof) => {
    const [was, is] = [answerTo(before, proof).value, answerTo(now, proof).value];
    const isSame = proof.kind === 'file' || (was ?? '') === (is ?? '');
    return isSame ? [] : [{ id: proof.id, value: is ?? '' }];
  });
