import { Input } from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayBox } from '#renderer/kit/form/fields/calendar/DayBox.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { asDay, type CalendarDay, isDay } from '#shared/calendar.ts';
import { readDay } from '#shared/typing/day.ts';
import { readTime } from '#shared/typing/time.ts';
import type { RecordForm } from '../fields.ts';
import { useRecordField } from '../useRecordField.ts';
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
  const { label, value, setValue, onBlur, error } = useRecordField<
    string | null,
    'times.base' | 'times.punctual.returnDay'
  >(form, `times.${name}`);
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
  const { label, value, setValue, onBlur, error } = useRecordField<string | null, 'times.punctual.returnTime'>(
    form,
    'times.punctual.returnTime',
  );
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
