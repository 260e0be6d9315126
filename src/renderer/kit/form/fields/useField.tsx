import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useMessageText } from '../messages.ts';

/** Props of every field of a form: its path, checked by the compiler, and its texts. */
export interface FieldProps<
  Draft extends FieldValues,
  Value,
  Name extends FieldPathByValue<Draft, Value>,
  Values = Draft,
> {
  control: Control<Draft, unknown, Values>;
  name: Name;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Fields whose rules depend on this one: they are validated again when it changes. */
  alsoCheck?: readonly FieldPath<Draft>[];
  /** Spans the whole width of its section. */
  isWide?: boolean;
  /** Shown after the error, e.g. a link that helps. */
  afterError?: ReactNode;
}

/** Connects a field to the form: its value, its error, and the change handlers. */
export function useField<Value, Draft extends FieldValues, Name extends FieldPathByValue<Draft, Value>, Values>({
  control,
  name,
  alsoCheck = [],
}: {
  control: Control<Draft, unknown, Values>;
  name: Name;
  alsoCheck?: readonly FieldPath<Draft>[];
}) {
  const { field, fieldState, formState } = useController({ control, name, rules: { deps: [...alsoCheck] } });
  const text = useMessageText();
  // Not validated before the first blur: a line that was just added is not wrong yet.
  const isJudged = fieldState.isTouched || formState.isSubmitted;
  return {
    // The type of the path admits only paths of such values.
    value: field.value as Value,
    setValue: field.onChange as (value: Value) => void,
    onBlur: field.onBlur,
    isJudged,
    error: isJudged && fieldState.error ? text(fieldState.error) : undefined,
  };
}
