import { ClockRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Windows } from '#shared/resources/solidary/windows.ts';
import { windowOf } from '#shared/resources/solidaryrecords/times/dates.ts';
import { type OutwardTimeChoice, outwardTimeChoices } from '#shared/resources/solidaryrecords/times/draft.ts';
import { readTime } from '#shared/typing/time.ts';
import type { RecordForm } from '../fields.ts';
import { useRecordField } from '../useRecordField.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { Part } from './Part.tsx';

interface TimePartProps {
  form: RecordForm;
  /** Null where the structure could not be read. */
  windows: Windows | null;
}

/** The time of the way out: typed in short (`930`), or a part of the day. */
export function TimePart({ form, windows }: TimePartProps) {
  const { t } = useTranslation('recordForm');
  const { setValue: put } = form.record.form;
  const { label, value, setValue, onBlur, error, control } = useRecordField<string | null, 'times.punctual.time'>(
    form,
    'times.punctual.time',
  );
  const choice = useWatch({ control, name: 'times.punctual.timeChoice' });
  const [typing, setTyping] = useState<string | null>(null);
  const isGiven = choice === 1;
  const choose = (next: OutwardTimeChoice) =>
    put('times.punctual.timeChoice', next, { shouldDirty: true, shouldTouch: true });
  const hoursOf = (one: OutwardTimeChoice) => {
    const part = windowOf[one];
    const window = part === null ? null : (windows?.[part] ?? null);
    if (window === null || window.from === null || window.to === null) return null;
    return t('times.window', { from: window.from, to: window.to });
  };
  return (
    <Part path="times.punctual.time" label={label} error={isGiven ? error : undefined} icon={ClockRegular}>
      {(part) => (
        <ChoiceBox
          part={part}
          text={typing ?? (isGiven ? (value ?? '') : t(`sentence.parts.${choice}`))}
          placeholder={t('sentence.atWhat')}
          chosen={isGiven ? null : String(choice)}
          choices={outwardTimeChoices
            .filter((one) => one !== 1)
            .map((one) => ({ value: String(one), label: t(`times.times.${one}`), note: hoursOf(one) }))}
          onType={(typed) => {
            setTyping(typed);
            if (!isGiven) choose(1);
            setValue(readTime(typed) ?? (typed === '' ? null : typed));
          }}
          onChoose={(chosen) => {
            setTyping(null);
            const found = outwardTimeChoices.find((one) => String(one) === chosen);
            if (found !== undefined) choose(found);
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
