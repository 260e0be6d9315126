import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseDay, showDay } from './day.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.tsx';

type Day = string | null;

/**
 * A day, typed as dd/mm/yyyy (other usual shapes are understood). The form holds YYYY-MM-DD, or what was typed when that
 * is no day: the schema refuses it and it stays to be corrected.
 */
export function DateField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Day>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  hint,
  ...frame
}: FieldProps<Draft, Day, Name, Values>) {
  const { t } = useTranslation('form');
  const { value, setValue, onBlur, error } = useField<Day, Draft, Name, Values>({ control, name, alsoCheck });
  const [typing, setTyping] = useState<string | null>(null);
  // The refusal says the shape itself: once is enough.
  const shapeHint = error === undefined ? t('dateHint') : undefined;
  return (
    <FieldFrame path={name} label={label} error={error} hint={hint ?? shapeHint} {...frame}>
      <Input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typing ?? showDay(value ?? '')}
        onChange={(_, { value: typed }) => {
          setTyping(typed);
          setValue(parseDay(typed) ?? (typed === '' ? null : typed));
        }}
        onBlur={() => {
          setTyping(null);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
