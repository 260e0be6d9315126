import { Input } from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { DayBox } from '#renderer/kit/form/fields/calendar/DayBox.tsx';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { asDay, type CalendarDay, isDay } from '#shared/calendar.ts';
import { readDay } from '#shared/typing/day.ts';
import { readTime } from '#shared/typing/time.ts';
import type { RecordForm, RecordFormDraft, RecordFormValues } from '../fields.ts';
import { Part } from './Part.tsx';
import { selectAll } from './select-all.ts';

interface GivenDayPartProps {
  form: RecordForm;
  name: 'base' | 'punctual.returnDay';
  today: CalendarDay;
  isSuggested?: boolean;
}

/** A day that is given and nothing else: the first of some days, or that of the return. */
export function GivenDayPart({ form, name, today, isSuggested = false }: GivenDayPartProps) {
  const { t } = useTranslation('recordForm');
  const { longDay } = useFormat();
  const { label, ...bound } = useFieldBinding(form)(`times.${name}`);
  const { value, setValue, onBlur, error } = useField<
    string | null,
    RecordFormDraft,
    'times.base' | 'times.punctual.returnDay',
    RecordFormValues
  >(bound);
  const [typing, setTyping] = useState<string | null>(null);
  const text = value !== null && isDay(value) ? longDay(asDay(value)) : (value ?? '');
  return (
    <Part path={`times.${name}`} label={label} error={error} isSuggested={isSuggested}>
      {(part) => (
        <DayBox
          {...part}
          aria-required
          label={label}
          day={value}
          text={typing ?? text}
          today={today}
          placeholder={t('sentence.when')}
          onFocus={selectAll}
          onType={(typed) => {
            setTyping(typed);
            setValue(readDay(typed, { today, lean: 'next' }) ?? (typed === '' ? null : typed));
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
      )}
    </Part>
  );
}

/** The time of a return that is given. */
export function GivenTimePart({ form }: { form: RecordForm }) {
  const { t } = useTranslation('recordForm');
  const { label, ...bound } = useFieldBinding(form)('times.punctual.returnTime');
  const { value, setValue, onBlur, error } = useField<
    string | null,
    RecordFormDraft,
    'times.punctual.returnTime',
    RecordFormValues
  >(bound);
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <Part path="times.punctual.returnTime" label={label} error={error} icon={ClockRegular}>
      {(part) => (
        <Input
          {...part}
          aria-required
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('sentence.atWhat')}
          value={typing ?? value ?? ''}
          onFocus={selectAll}
          onChange={(_, { value: typed }) => {
            setTyping(typed);
            setValue(readTime(typed) ?? (typed === '' ? null : typed));
          }}
          onBlur={() => {
            setTyping(null);
            onBlur();
          }}
        />
      )}
    </Part>
  );
}
