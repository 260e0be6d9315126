import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { type NumberDraft, parseNumber } from './number.ts';
import { type FieldProps, useField } from './useField.tsx';

interface NumberProps {
  /** Id of a text that describes this and other fields. */
  describedBy?: string;
  /** Handles a pasted text that is more than one number; returns whether it did. */
  onPaste?: (text: string) => boolean;
}

/** A decimal number; a comma is understood. */
export function NumberField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, NumberDraft>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  describedBy,
  onPaste,
  ...frame
}: FieldProps<Draft, NumberDraft, Name, Values> & NumberProps) {
  const { value, setValue, onBlur, error } = useField<NumberDraft, Draft, Name, Values>({ control, name, alsoCheck });
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <FieldFrame path={name} label={label} error={error} size="number" {...frame}>
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
        onPaste={(event) => {
          if (onPaste?.(event.clipboardData.getData('text')) !== true) return;
          event.preventDefault();
          setTyping(null);
        }}
        onBlur={() => {
          setTyping(null);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
