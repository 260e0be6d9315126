import { isUnder } from '#renderer/kit/form/paths.ts';
import { fillFields } from '#renderer/kit/form/values.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordFormMethods } from '../fields.ts';

/** What a form holds; a proof without an answer is left out. */
export function draftIn({ getValues }: RecordFormMethods): RecordDraft {
  const { proofs, ...draft } = getValues();
  const answered = Object.entries(proofs).filter(([, answer]) => answer !== undefined);
  return structuredClone({ ...draft, proofs: Object.fromEntries(answered) });
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
