import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { asDay, type CalendarDay, isDay } from '#shared/calendar.ts';
import { type DayLean, readDay } from '#shared/typing/day.ts';
import { useAutoComplete } from './autocomplete.ts';
import { DayBox } from './calendar/DayBox.tsx';
import { showDay, today as todayNow } from './day.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.tsx';

type Day = string | null;

interface DateProps {
  /** Which day is meant by one that is typed in short; only whole dates are understood when absent. */
  lean?: DayLean;
  today?: CalendarDay;
}

/**
 * A day, typed in any usual way or chosen from a calendar; the form holds YYYY-MM-DD, or what was typed where it is no
 * day: the schema refuses it and it stays to be corrected.
 */
export function DateField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Day>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  hint,
  lean = 'exact',
  today = todayNow(),
  ...frame
}: FieldProps<Draft, Day, Name, Values> & DateProps) {
  const { value, setValue, onBlur, error } = useField<Day, Draft, Name, Values>({ control, name, alsoCheck });
  const [typing, setTyping] = useState<string | null>(null);
  const dayHint = useDayHint(value, lean);
  return (
    <FieldFrame
      path={name}
      label={label}
      error={error}
      // The error contains the format itself.
      hint={hint ?? (error === undefined ? dayHint : undefined)}
      size="short"
      {...frame}
    >
      <DayBox
        name={name}
        autoComplete={useAutoComplete(name)}
        disabled={isDisabled}
        label={label}
        day={value}
        text={typing ?? showDay(value ?? '')}
        today={today}
        onType={(typed) => {
          setTyping(typed);
          setValue(readDay(typed, { today, lean }) ?? (typed === '' ? null : typed));
        }}
        onPick={(picked) => {
          setTyping(null);
          setValue(picked);
        }}
        onLeave={() => {
          setTyping(null);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}

/** What stands under a day: what can be typed, and once it is a day, which one it is. */
export function useDayHint(value: Day, lean: DayLean): string {
  const { t } = useTranslation('form');
  const { dayInWords } = useFormat();
  if (lean === 'exact') return t('dateHint');
  return value !== null && isDay(value) ? dayInWords(asDay(value)) : t('dayHint');
}
