import { isUnder } from '#renderer/kit/form/paths.ts';
import { fillFields } from '#renderer/kit/form/values.ts';
import type { ProofsDraft, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordFormMethods } from '../fields.ts';

/**
 * Leaves out proofs without an answer: a proof that is on the screen has a value in the form, which is undefined until
 * somebody answers it.
 */
export const answered = (proofs: ProofsDraft): ProofsDraft =>
  Object.fromEntries(Object.entries(proofs).filter(([, answer]) => answer !== undefined));

/** What a form holds, without the proofs that have no answer. */
export function draftIn({ getValues }: RecordFormMethods): RecordDraft {
  const { proofs, ...draft } = getValues();
  return structuredClone({ ...draft, proofs: answered(proofs) });
}

/**
 * Puts some parts of a draft into a form, whole: answers that are not among its proofs go.
 * @param paths of the fields of the form
 */
export function fillParts(form: RecordFormMethods, paths: readonly string[], parts: Partial<RecordDraft>): void {
  const { proofs, ...rest } = parts;
  const filled = paths.filter((path) => Object.keys(rest).some((part) => isUnder(path, part)));
  fillFields(form, parts, filled);
  if (proofs === undefined) return;
  const ids = new Set([...Object.keys(form.getValues('proofs')), ...Object.keys(proofs)]);
  const answers = [...ids].map((id) => `proofs.${id}`);
  fillFields(form, parts, answers);
}
