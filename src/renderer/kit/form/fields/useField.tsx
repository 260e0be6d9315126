import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { refusedFields } from '../errors.ts';
import { useMessageText } from '../messages.ts';
import { useTimesShown } from '../shown-errors.ts';
import type { FieldSize } from './FieldFrame.tsx';

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
  /** How wide it is, where that does not follow from its kind. */
  size?: FieldSize;
  /** False for what cannot be left out. */
  hasMark?: boolean;
  /** Shown after the error: the repair, or a link that helps. */
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
  const timesShown = useTimesShown(control, name);
  const isDue = fieldState.isTouched || formState.isSubmitted || timesShown > 0;
  // What is typed over a value without an error is not wrong before the field is left, or the form is sent.
  const [typedAt, setTypedAt] = useState<number | null>(null);
  const round = formState.submitCount + timesShown;
  const showErrors = isDue && typedAt !== round;
  const error = showErrors && fieldState.error ? text(fieldState.error) : undefined;
  return {
    // The type of the path admits only paths of such values.
    value: field.value as Value,
    setValue: (value: Value) => {
      if (error === undefined) setTypedAt(round);
      field.onChange(value);
    },
    onBlur: () => {
      setTypedAt(null);
      field.onBlur();
    },
    error,
    /** What is wrong within it, by the paths of its parts: those of the rows of a list. */
    errors: showErrors ? refusedFields(fieldState.error, name) : [],
  };
}
