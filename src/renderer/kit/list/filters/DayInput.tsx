import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { parseDay, showDay } from '#renderer/kit/form/fields/day.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';

interface DayInputProps {
  label: string;
  hint?: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
  onChange: (day: string) => void;
}

/** A day typed as dd/mm/yyyy, reported as soon as it is valid; invalid input stays to be corrected. */
export function DayInput({ label, hint, day, onChange }: DayInputProps) {
  const translate = useTranslate();
  const [typing, setTyping] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  const leave = () => {
    setWrong(typing !== null && typing.trim() !== '' && parseDay(typing) === null);
    if (typing !== null && (typing.trim() === '' || parseDay(typing) !== null)) setTyping(null);
  };
  // The error shows an example of a day: the format beside it would repeat it.
  const hints = [isWrong ? undefined : translate('list:days.shape'), hint].filter((text) => text !== undefined);
  return (
    <Field
      label={label}
      hint={hints.length === 0 ? undefined : hints.join(' · ')}
      validationMessage={isWrong ? translate('list:days.wrong') : undefined}
    >
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={typing ?? showDay(day)}
        onChange={(_, { value }) => {
          setTyping(value);
          setWrong(false);
          const typed = parseDay(value);
          if (typed !== null || value.trim() === '') onChange(typed ?? '');
        }}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </Field>
  );
}
