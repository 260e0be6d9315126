import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.tsx';

/** A number, what was typed when that is none, or null when empty. */
export type NumberDraft = number | string | null;

interface NumberProps {
  /** Id of a text that describes this field and others. */
  describedBy?: string;
}

/** A plain decimal number with a point or a comma; anything else comes back as it was typed. */
export function parseNumber(typed: string): NumberDraft {
  const text = typed.trim();
  if (text === '') return null;
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : typed;
}

/** A decimal number; the comma of a French keyboard is understood. */
export function NumberField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, NumberDraft>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  describedBy,
  ...frame
}: FieldProps<Draft, NumberDraft, Name, Values> & NumberProps) {
  const { value, setValue, onBlur, error } = useField<NumberDraft, Draft, Name, Values>({ control, name, alsoCheck });
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <FieldFrame path={name} label={label} error={error} {...frame}>
      <Input
        name={name}
        inputMode="decimal"
        aria-describedby={describedBy}
        autoComplete="off"
        disabled={isDisabled}
        value={typing ?? String(value ?? '')}
        onChange={(_, { value: typed }) => {
          setTyping(typed);
          setValue(parseNumber(typed));
        }}
        onBlur={() => {
          setTyping(null);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
