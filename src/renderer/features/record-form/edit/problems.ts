import type { FormProblem, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { journeyProblems } from '#shared/resources/solidaryrecords/form/journey.ts';
import { needsProblems } from '#shared/resources/solidaryrecords/form/needs.ts';
import type { EditContext, EditPlan } from '#shared/resources/solidaryrecords/form/plan.ts';
import { proofsProblems } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { timesProblems } from '#shared/resources/solidaryrecords/times/rules.ts';
import type { RecordProblems } from '../fields.ts';
import { identityProblems } from '../identity/rules.ts';

interface Edited extends Pick<EditContext, 'structure' | 'today'> {
  before: RecordDraft;
  plan: EditPlan;
  /** Ids of proofs that have a file, chosen or stored. */
  files: ReadonlySet<number>;
  isEmailTaken: boolean;
}

/**
 * Finds what keeps an edition from being saved. What the record lacked before it was opened is no error of whoever edits
 * it; the journey is looked at where it is sent, which is when the record is replaced.
 */
export function editProblems(
  draft: RecordDraft,
  { before, plan, structure, today, files, isEmailTaken }: Edited,
): RecordProblems {
  const isSent = plan.route === 'replaces';
  const proofs = (of: RecordDraft['proofs'], given: ReadonlySet<number>) =>
    proofsProblems(of, { structure, files: given, before: before.proofs });
  const lacking = new Set(proofs(before.proofs, files).map(keyOf));
  return {
    identity:
      plan.identity.length === 0
        ? []
        : identityProblems(draft.identity, { stored: before.identity, hasStructureEmail: null, isEmailTaken, today }),
    proofs: proofs(draft.proofs, files).filter((problem) => !lacking.has(keyOf(problem))),
    needs: plan.changed.includes('needs') ? needsProblems(draft.needs) : [],
    journey: isSent ? journeyProblems(draft.journey) : [],
    times: isSent ? timesProblems(draft.times, { windows: structure?.windows ?? null, today, mode: 'edit' }) : [],
  };
}

const keyOf = ({ field, problem }: FormProblem) => `${field} ${problem}`;
