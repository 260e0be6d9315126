import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTime } from '#shared/typing/time.ts';

interface TimeInputProps {
  label: string;
  /** `HH:MM`, or empty. */
  time: string;
  onChange: (time: string) => void;
}

/**
 * An input for a time of day, reported as soon as it is valid; invalid text stays to be corrected (9h30 and 930 are
 * accepted).
 */
export function TimeInput({ label, time, onChange }: TimeInputProps) {
  const { t } = useTranslation(['solidarylists', 'form']);
  const [typing, setTyping] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    const isTime = typing === null || typing.trim() === '' || readTime(typing) !== null;
    setWrong(!isTime);
    if (isTime) setTyping(null);
  };
  return (
    <Field label={label} hint={t('form:timeHint')} validationMessage={isWrong ? t('drivers.wrongTime') : undefined}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={typing ?? time}
        onChange={(_, { value }) => {
          setTyping(value);
          setWrong(false);
          onChange(readTime(value) ?? '');
        }}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </Field>
  );
}
