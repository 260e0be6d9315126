import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame.tsx';
import { parseTime } from './time.ts';
import { type FieldProps, useField } from './useField.tsx';

type Time = string | null;

/**
 * A time of the day, typed as hh:mm (9h30, 930… are understood). The form holds HH:MM, or what was typed when that is no
 * time: the schema refuses it and it stays to be corrected.
 */
export function TimeField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Time>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  hint,
  ...frame
}: FieldProps<Draft, Time, Name, Values>) {
  const { t } = useTranslation('form');
  const { value, setValue, onBlur, error } = useField<Time, Draft, Name, Values>({ control, name, alsoCheck });
  const [typing, setTyping] = useState<string | null>(null);
  const shapeHint = error === undefined ? t('timeHint') : undefined;
  return (
    <FieldFrame path={name} label={label} error={error} hint={hint ?? shapeHint} {...frame}>
      <Input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typing ?? value ?? ''}
        onChange={(_, { value: typed }) => {
          setTyping(typed);
          setValue(parseTime(typed) ?? (typed === '' ? null : typed));
        }}
        onBlur={() => {
          setTyping(null);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
