import type { FormProblem, FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import { type JourneyProblem, journeyProblems } from '#shared/resources/solidaryrecords/form/journey.ts';
import { type NeedsProblem, needsProblems } from '#shared/resources/solidaryrecords/form/needs.ts';
import { type ProofProblem, proofsProblems } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { type TimesProblem, timesProblems } from '#shared/resources/solidaryrecords/times/rules.ts';
import { type IdentityContext, type IdentityProblem, identityProblems } from '../identity/rules.ts';
import type { CreateState } from './state.ts';
import type { Step } from './steps.ts';

/** What the rules of a new record need to know beside what was typed. */
export interface CreateContext
  extends Pick<IdentityContext, 'hasStructureEmail' | 'isEmailTaken' | 'isTelephoneShared' | 'today'> {
  structure: FormStructure;
  /** Ids of proofs with a chosen file. */
  files: ReadonlySet<number>;
}

/** What is wrong with each step; nothing of one whose rules are met. */
export interface CreateProblems extends Record<Step, readonly FormProblem[]> {
  identity: readonly IdentityProblem[];
  proofs: readonly ProofProblem[];
  needs: readonly NeedsProblem[];
  journey: readonly JourneyProblem[];
  times: readonly TimesProblem[];
}

/** Finds all that keeps a record from being created: the platform refuses without a reason. */
export function problemsOf({ person, draft }: CreateState, context: CreateContext): CreateProblems {
  const { structure, files, today } = context;
  return {
    known: person === null ? [{ field: 'person', problem: 'required' }] : [],
    identity: identityProblems(draft.identity, {
      ...context,
      stored: person === null || person === 'new' ? null : person.stored,
    }),
    proofs: proofsProblems(draft.proofs, { structure, files }),
    needs: needsProblems(draft.needs),
    journey: journeyProblems(draft.journey),
    times: timesProblems(draft.times, { windows: structure?.windows ?? null, today, mode: 'create' }),
    summary: [],
  };
}
