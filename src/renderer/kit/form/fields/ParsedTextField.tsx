import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.tsx';

type Text = string | null;

interface ParsedTextProps {
  /** Parses the input into the form's value; null when it is invalid. */
  parse: (typed: string) => string | null;
  /** Formats the form's value for display. */
  show?: (value: string) => string;
  /** Describes the expected format. */
  shapeHint: string;
}

/**
 * A text with a format, such as a day or a time. The form holds the parsed value, or the raw input when it is invalid:
 * the schema refuses it and it stays to be corrected.
 */
export function ParsedTextField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Text>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  hint,
  parse,
  show = (value) => value,
  shapeHint,
  ...frame
}: FieldProps<Draft, Text, Name, Values> & ParsedTextProps) {
  const { value, setValue, onBlur, error } = useField<Text, Draft, Name, Values>({ control, name, alsoCheck });
  const [typing, setTyping] = useState<string | null>(null);
  // The error contains the format itself.
  const shownHint = hint ?? (error === undefined ? shapeHint : undefined);
  return (
    <FieldFrame path={name} label={label} error={error} hint={shownHint} {...frame}>
      <Input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typing ?? show(value ?? '')}
        onChange={(_, { value: typed }) => {
          setTyping(typed);
          setValue(parse(typed) ?? (typed === '' ? null : typed));
        }}
        onBlur={() => {
          setTyping(null);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
