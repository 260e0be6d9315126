import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { CalendarButton } from '#renderer/kit/form/fields/calendar/CalendarButton.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { asDay, type CalendarDay, isDay } from '#shared/calendar.ts';
import { outwardRange } from '#shared/resources/solidaryrecords/times/dates.ts';
import { type OutwardDateChoice, outwardDateChoices } from '#shared/resources/solidaryrecords/times/draft.ts';
import { readDay } from '#shared/typing/day.ts';
import type { RecordForm } from '../fields.ts';
import { useRangeInWords } from '../sections/useRangeInWords.ts';
import { useRecordField } from '../useRecordField.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { GivenDayPart } from './GivenParts.tsx';
import { Part } from './Part.tsx';

interface DayPartProps {
  form: RecordForm;
  today: CalendarDay;
}

const CALENDAR = 'calendar';

/** The day of one trip: typed in short (`mar`, `0112`), chosen from a calendar, or some day within a few. */
export function DayPart({ form, today }: DayPartProps) {
  const { t } = useTranslation('recordForm');
  const { longDay } = useFormat();
  const inWords = useRangeInWords();
  const { setValue: put } = form.record.form;
  const { label, value, setValue, onBlur, error, control } = useRecordField<string | null, 'times.punctual.day'>(
    form,
    'times.punctual.day',
  );
  const [base, choice] = useWatch({ control, name: ['times.base', 'times.punctual.dateChoice'] });
  const [typing, setTyping] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [part, setPart] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const day = value !== null && isDay(value) ? asDay(value) : null;
  const isGiven = choice === 1;
  const choose = (next: OutwardDateChoice) =>
    put('times.punctual.dateChoice', next, { shouldDirty: true, shouldTouch: true });
  const give = (given: string | null) => {
    if (!isGiven) choose(1);
    setValue(given);
  };
  const close = () => {
    setOpen(false);
    box.current?.focus();
  };
  const text = isGiven ? (day === null ? (value ?? '') : longDay(day)) : t(`sentence.days.${choice}`);
  // What is left for its own calendar is not left.
  const leave = (to: Element | null) => {
    if (isOpen || part?.contains(to)) return;
    setTyping(null);
    onBlur();
  };
  return (
    <>
      <Part ref={setPart} path="times.punctual.day" label={label} error={isGiven ? error : undefined}>
        {(control) => (
          <>
            <CalendarButton
              label={label}
              isOpen={isOpen}
              isSkipped
              isDisabled={false}
              target={part}
              day={isGiven ? day : null}
              today={today}
              onOpen={(open) => (open ? setOpen(true) : close())}
              onPick={(picked) => {
                setTyping(null);
                give(picked);
                close();
              }}
            />
            <ChoiceBox
              part={control}
              inputRef={box}
              text={typing ?? text}
              placeholder={t('sentence.when')}
              chosen={isGiven ? null : String(choice)}
              choices={[
                { value: CALENDAR, label: t('sentence.calendar') },
                ...outwardDateChoices
                  .filter((one) => one !== 1)
                  .map((one) => ({
                    value: String(one),
                    label: t(`times.dates.${one}`),
                    note: inWords(outwardRange(base, { dateChoice: one, day: null })),
                  })),
              ]}
              onType={(typed) => {
                setTyping(typed);
                give(readDay(typed, { today, lean: 'next' }) ?? (typed === '' ? null : typed));
              }}
              onChoose={(chosen) => {
                setTyping(null);
                const found = outwardDateChoices.find((one) => String(one) === chosen);
                if (found === undefined) setOpen(true);
                else choose(found);
              }}
              onAltDown={() => setOpen(true)}
              onLeave={leave}
            />
          </>
        )}
      </Part>
      {!isGiven && (
        <>
          {' '}
          <Trans
            t={t}
            i18nKey="sentence.from"
            components={{ base: <GivenDayPart form={form} name="base" today={today} isSuggested={base === today} /> }}
          />
        </>
      )}
    </>
  );
}
