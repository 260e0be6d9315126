import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RefusedField } from './errors.ts';
import { isUnder } from './paths.ts';
import { useComputed } from './useComputed.ts';
import type { RecordForm } from './useRecordForm.ts';

/** The steps of a form: groups of its fields that are filled one after the other. */
export interface FormSteps<Step extends string> {
  /** Everything that is wrong with a step as it is now, shown or not. */
  problemsOf: (step: Step) => readonly RefusedField[];
  hasProblems: (step: Step) => boolean;
  /** Whether the errors of a step are shown: it was checked, or the form was sent. */
  showErrors: (step: Step) => boolean;
  /** Shows what is wrong with some steps, and returns the first that has something; null where none has. */
  check: (...steps: Step[]) => Step | null;
}

/**
 * Follows the steps of a form (`steps` of its definition). Whoever calls it is drawn again where the problems of the
 * form change, and not at each key.
 */
export function useFormSteps<Draft extends FieldValues, Values, Step extends string>(
  record: Pick<RecordForm<Draft, Values>, 'form' | 'problems' | 'onChange' | 'showErrors'>,
  steps: Readonly<Record<Step, readonly string[]>>,
): FormSteps<Step> {
  const [checked, setChecked] = useState<ReadonlySet<Step>>(new Set());
  const problems = useComputed(record.onChange, record.problems);
  const { isSubmitted } = record.form.formState;
  const problemsIn = (of: readonly RefusedField[], step: Step) =>
    of.filter(({ path }) => steps[step].some((field) => isUnder(path, field)));
  return {
    problemsOf: (step) => problemsIn(problems, step),
    hasProblems: (step) => problemsIn(problems, step).length > 0,
    showErrors: (step) => isSubmitted || checked.has(step),
    check: (...wanted) => {
      setChecked((before) => new Set([...before, ...wanted]));
      record.showErrors(wanted.flatMap((step) => steps[step]));
      // As the form is at this moment, which may not be drawn yet.
      const now = record.problems();
      return wanted.find((step) => problemsIn(now, step).length > 0) ?? null;
    },
  };
}
