import { Field } from '@fluentui/react-components';
import { useState } from 'react';
import { DayBox } from '#renderer/kit/form/fields/calendar/DayBox.tsx';
import { showDay, today } from '#renderer/kit/form/fields/day.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { type DayLean, readDay } from '#shared/typing/day.ts';

interface DayInputProps {
  label: string;
  hint?: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
  /** Which day is meant by one that is typed in short. */
  lean?: Exclude<DayLean, 'exact'>;
  onChange: (day: string) => void;
}

/** A day, typed or chosen, reported as soon as it is valid; invalid input stays to be corrected. */
export function DayInput({ label, hint, day, lean = 'next', onChange }: DayInputProps) {
  const translate = useTranslate();
  const [typing, setTyping] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const read = (text: string) => readDay(text, { today: today(), lean });

  const leave = () => {
    setWrong(typing !== null && typing.trim() !== '' && read(typing) === null);
    if (typing !== null && (typing.trim() === '' || read(typing) !== null)) setTyping(null);
  };
  // The error shows an example of a day: the format beside it would repeat it.
  const hints = [isWrong ? undefined : translate('list:days.shape'), hint].filter((text) => text !== undefined);
  return (
    <Field
      label={label}
      hint={hints.length === 0 ? undefined : hints.join(' · ')}
      validationMessage={isWrong ? translate('list:days.wrong') : undefined}
    >
      <DayBox
        label={label}
        day={day}
        text={typing ?? showDay(day)}
        onType={(text) => {
          setTyping(text);
          setWrong(false);
          const typed = read(text);
          if (typed !== null || text.trim() === '') onChange(typed ?? '');
        }}
        onPick={(picked) => {
          setTyping(null);
          setWrong(false);
          onChange(picked);
        }}
        onLeave={leave}
        onEnter={leave}
      />
    </Field>
  );
}
