import type { FormProblem, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { type JourneyProblem, journeyProblems } from '#shared/resources/solidaryrecords/form/journey.ts';
import { type NeedsProblem, needsProblems } from '#shared/resources/solidaryrecords/form/needs.ts';
import type { EditContext, EditPlan } from '#shared/resources/solidaryrecords/form/plan.ts';
import { type ProofProblem, proofsProblems } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { type TimesProblem, timesProblems } from '#shared/resources/solidaryrecords/times/rules.ts';
import { type IdentityProblem, identityProblems } from '../identity/rules.ts';

/** What is wrong with each part of an edition. */
export interface EditProblems {
  identity: IdentityProblem[];
  proofs: ProofProblem[];
  needs: NeedsProblem[];
  journey: JourneyProblem[];
  times: TimesProblem[];
}

/** Parts in the order of the screen. */
export const parts = ['identity', 'proofs', 'needs', 'journey', 'times'] as const satisfies (keyof EditProblems)[];

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
): EditProblems {
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

/** The path of the first field that is wrong, in the order of the screen; null where none is. */
export function firstPath(problems: EditProblems): string | null {
  for (const part of parts) {
    const [first] = problems[part];
    if (first !== undefined) return `${part}.${first.field}`;
  }
  return null;
}

/** How many problems there are in all parts of the form. */
export const countOf = (problems: EditProblems): number => parts.reduce((sum, part) => sum + problems[part].length, 0);
