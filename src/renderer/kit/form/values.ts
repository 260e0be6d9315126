import type { FieldPath, FieldPathValue, FieldValues, SetValueConfig, UseFormReturn } from 'react-hook-form';
import { valueAt } from './paths.ts';

/** Puts the values of some fields, given by their paths, into a form. */
export function fillFields<Draft extends FieldValues, Values>(
  { setValue }: Pick<UseFormReturn<Draft, unknown, Values>, 'setValue'>,
  values: unknown,
  paths: Iterable<string>,
  options: SetValueConfig = {},
): void {
  for (const path of paths) {
    // The path is that of a field of the form, and the values are those of its fields.
    const value = valueAt(values, path) as FieldPathValue<Draft, FieldPath<Draft>>;
    setValue(path as FieldPath<Draft>, value, { shouldDirty: true, ...options });
  }
}
