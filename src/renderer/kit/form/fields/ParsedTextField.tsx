import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.tsx';

type Text = string | null;

interface ParsedTextProps {
  /** What was typed as the form holds it; null when it is nothing of the kind. */
  parse: (typed: string) => string | null;
  /** What the form holds as people read it. */
  show?: (value: string) => string;
  /** The shape that is asked for. */
  shapeHint: string;
}

/**
 * A text of a known shape, a day or a time. The form holds it as it is written, or what was typed when it is none: the
 * schema refuses it and it stays to be corrected.
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
  // The refusal says the shape itself: once is enough.
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
