import type { FieldValues, KeepStateOptions, UseFormReturn } from 'react-hook-form';
import { isSame } from './changes.ts';
import { takeHeldInput } from './held-input.ts';
import { valueAt } from './paths.ts';
import { fillFields } from './values.ts';

/** The values as they are typed, also what a control has not given to the form yet. */
export function valuesNow<Draft extends FieldValues, Values>(form: UseFormReturn<Draft, unknown, Values>): Draft {
  takeHeldInput();
  return structuredClone(form.getValues());
}

/** The input stays, and what is said about it. */
export const asItStands: KeepStateOptions = {
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/** Resets the form to what is saved and keeps what the user typed since `before`. */
export function keepTypedSince<Draft extends FieldValues, Values>(
  form: UseFormReturn<Draft, unknown, Values>,
  fields: readonly string[],
  before: Draft,
  now: Draft,
  keeps: KeepStateOptions,
): void {
  const current = valuesNow(form);
  form.reset(now, keeps);
  fillFields(
    form,
    current,
    fields.filter((path) => !isSame(valueAt(current, path), valueAt(before, path))),
  );
}
