import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useMessageText } from '../messages.ts';

/** What every field of a form takes: where it is bound, by a path that the compiler checks, and its words. */
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
  /** Fields whose rules look at this one: they are checked again when it changes. */
  alsoCheck?: readonly FieldPath<Draft>[];
  /** Spans the whole width of its section. */
  isWide?: boolean;
  /** Stands after the error, e.g. a link that helps. */
  afterError?: ReactNode;
}

/** A field's value and error, and how it changes. */
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
  // Nothing is refused before it was left: a line that was just added is not wrong yet.
  const isJudged = fieldState.isTouched || formState.isSubmitted;
  return {
    // The type of the path admits only paths of such values.
    value: field.value as Value,
    setValue: field.onChange as (value: Value) => void,
    onBlur: field.onBlur,
    error: isJudged && fieldState.error ? text(fieldState.error) : undefined,
  };
}
