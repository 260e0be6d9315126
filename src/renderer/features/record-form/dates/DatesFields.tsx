import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import fields from '#renderer/kit/form/fields/fields.module.css';
import { TimeField } from '#renderer/kit/form/fields/TimeField.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { isDay } from '#shared/calendar.ts';
import { addDays, daysBetween } from '#shared/days.ts';
import { ONCE } from '#shared/resources/solidaryrecords/frequency.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import {
  hoursLater,
  laterHours,
  outwardRange,
  referenceTime,
  regularRange,
  windowOf,
} from '#shared/resources/solidaryrecords/times/dates.ts';
import type { PunctualDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import type { EditFormState } from '../edit/useEditForm.ts';
import { DayField } from '../sections/DayField.tsx';
import { PastDates } from '../sections/TimesSection.tsx';
import { useRangeInWords } from '../sections/useRangeInWords.ts';

interface DatesFieldsProps {
  form: EditFormState;
  record: RecordItem;
  structure: Structure | null;
}

/** The field that the focus goes to: the one day that is changed most. */
export const firstFieldOf = ({ frequency }: RecordItem): string =>
  frequency === ONCE ? 'times.punctual.day' : 'times.base';

/**
 * The days and hours that a record has, each in its field; what was chosen instead of a day or an hour is said in words
 * and changed in the whole form.
 */
export function DatesFields({ form, structure }: DatesFieldsProps) {
  const { t } = useTranslation('recordForm');
  const { fields: bound, today } = form;
  const kind = useWatch({ control: bound.record.form.control, name: 'times.kind' });
  return (
    <div className={fields.grid}>
      {kind === 'punctual' ? (
        <Punctual form={form} structure={structure} />
      ) : (
        <>
          <Regular form={form} />
          <p className={flow.quiet}>{t('changeDates.regular')}</p>
        </>
      )}
      <PastDates form={bound} today={today} />
    </div>
  );
}

function Punctual({ form, structure }: Omit<DatesFieldsProps, 'record'>) {
  const { t } = useTranslation('recordForm');
  const { fields: bound, today } = form;
  const bind = useFieldBinding(bound);
  const inWords = useRangeInWords();
  const [base, punctual] = useWatch({ control: bound.record.form.control, name: ['times.base', 'times.punctual'] });
  useReturnThatFollows(form, punctual);
  const windows = structure?.windows ?? null;
  const { dateChoice, timeChoice, returnChoice } = punctual;
  const hour = (name: 'time' | 'returnTime') => (
    <TimeField {...bind(`times.punctual.${name}`)} isRequired size="number" shapeHint={t('times.timeHint')} />
  );
  const part = windowOf[timeChoice];
  const window = part === null ? null : windows?.[part];
  const hours = window?.from && window.to ? t('times.window', { from: window.from, to: window.to }) : null;
  const reference = referenceTime(punctual, windows);
  const back = () => {
    if (returnChoice === 1 || returnChoice === 5) return null;
    const time = reference === null ? null : hoursLater(reference, laterHours[returnChoice]);
    return time === null ? null : t('times.returnAt', { time });
  };
  const kept = [
    dateChoice === 1 ? null : [t(`times.dates.${dateChoice}`), inWords(outwardRange(base, punctual))],
    timeChoice === 1 ? null : [t(`times.times.${timeChoice}`), hours],
    returnChoice === 1 || returnChoice === 5
      ? null
      : [`${t('times.return')} ${t(`times.returns.${returnChoice}`)}`, back()],
  ];
  return (
    <>
      <DayField form={bound} name={dateChoice === 1 ? 'punctual.day' : 'base'} today={today} size="number" />
      {timeChoice === 1 && hour('time')}
      {returnChoice === 5 && (
        <>
          <DayField form={bound} name="punctual.returnDay" today={today} size="number" />
          {hour('returnTime')}
        </>
      )}
      {kept.some((one) => one !== null) && (
        <p className={flow.quiet} role="status">
          {kept.flatMap((one) => (one === null ? [] : [one.filter((text) => text !== null).join(', ')])).join(' · ')}
        </p>
      )}
    </>
  );
}

/** The day of the return moves with that of the outward way, by as many days, until somebody sets it. */
function useReturnThatFollows(
  { before, fields: { record } }: EditFormState,
  { day, returnChoice, returnDay }: PunctualDraft,
): void {
  const followed = useRef(before.times.punctual.returnDay);
  const follow = useEffectEvent((outward: string | null) => {
    const { day: firstDay, returnDay: firstReturn } = before.times.punctual;
    if (returnChoice !== 5 || returnDay !== followed.current) return;
    if (outward === null || !isDay(outward) || firstDay === null || firstReturn === null || !isDay(firstReturn)) return;
    const days = isDay(firstDay) ? daysBetween(firstDay, outward) : null;
    if (days === null) return;
    const moved = addDays(firstReturn, days);
    if (moved === returnDay) return;
    followed.current = moved;
    record.form.setValue('times.punctual.returnDay', moved, { shouldDirty: true, shouldTouch: true });
  });
  useEffect(() => follow(day), [day]);
}

function Regular({ form }: Pick<DatesFieldsProps, 'form'>) {
  const { t } = useTranslation('recordForm');
  const { fields: bound, today } = form;
  const inWords = useRangeInWords();
  const [base, regular] = useWatch({ control: bound.record.form.control, name: ['times.base', 'times.regular'] });
  const { dateChoice } = regular;
  return (
    <>
      <DayField form={bound} name="base" today={today} />
      {dateChoice === 3 ? (
        <DayField form={bound} name="regular.until" today={today} />
      ) : (
        <p className={flow.quiet} role="status">
          {[t(`times.periods.${dateChoice}`), inWords(regularRange(base, regular))].filter(Boolean).join(', ')}
        </p>
      )}
    </>
  );
}
