import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { TimeField } from '#renderer/kit/form/fields/TimeField.tsx';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Windows } from '#shared/resources/solidary/windows.ts';
import {
  hoursLater,
  laterHours,
  outwardRange,
  referenceTime,
  windowOf,
} from '#shared/resources/solidaryrecords/times/dates.ts';
import {
  type OutwardTimeChoice,
  outwardDateChoices,
  outwardTimeChoices,
  type ReturnChoice,
  returnChoices,
} from '#shared/resources/solidaryrecords/times/draft.ts';
import type { RecordForm } from '../fields.ts';
import { DayField } from './DayField.tsx';
import styles from './sections.module.css';
import { useRangeInWords } from './useRangeInWords.ts';

interface PunctualFieldsProps {
  form: RecordForm;
  /** Null where the structure could not be read. */
  windows: Windows | null;
  today: CalendarDay;
}

/** Day, time and return of a punctual or flexible record, each choice with what it comes to. */
export function PunctualFields({ form, windows, today }: PunctualFieldsProps) {
  const { t } = useTranslation('recordForm');
  const bind = useFieldBinding(form);
  const inWords = useRangeInWords();
  const { control } = form.record.form;
  const [base, punctual] = useWatch({ control, name: ['times.base', 'times.punctual'] });
  const reference = referenceTime(punctual, windows);
  const hoursOf = (choice: OutwardTimeChoice) => {
    const part = windowOf[choice];
    const window = part === null || windows === null ? null : windows[part];
    if (window === null || window.from === null || window.to === null) return null;
    return t('times.window', { from: window.from, to: window.to });
  };
  const returnAt = (choice: ReturnChoice) => {
    if (choice === 1 || choice === 5 || reference === null) return null;
    const time = hoursLater(reference, laterHours[choice]);
    return time === null ? t('times.pastMidnight') : t('times.returnAt', { time });
  };
  const hour = (name: 'time' | 'returnTime') => (
    <TimeField {...bind(`times.punctual.${name}`)} isRequired shapeHint={t('times.timeHint')} />
  );
  return (
    <>
      <div className={styles.choices}>
        <RadioField
          {...bind('times.punctual.dateChoice')}
          isRequired
          options={outwardDateChoices.map((value) => ({
            value,
            label: t(`times.dates.${value}`),
            note: value === 1 ? null : inWords(outwardRange(base, { ...punctual, dateChoice: value })),
          }))}
        />
        <DayField form={form} name={punctual.dateChoice === 1 ? 'punctual.day' : 'base'} today={today} />
      </div>
      <div className={styles.choices}>
        <RadioField
          {...bind('times.punctual.timeChoice')}
          isRequired
          options={outwardTimeChoices.map((value) => ({
            value,
            label: t(`times.times.${value}`),
            note: hoursOf(value),
          }))}
        />
        {punctual.timeChoice === 1 && hour('time')}
      </div>
      <div className={styles.choices}>
        <RadioField
          {...bind('times.punctual.returnChoice')}
          isRequired
          speaksAtOnce
          options={returnChoices.map((value) => ({
            value,
            label: t(`times.returns.${value}`),
            note: returnAt(value),
            // The platform refuses a given return of a flexible journey.
            isDisabled: value === 5 && punctual.dateChoice !== 1 && punctual.returnChoice !== 5,
          }))}
        />
        {punctual.returnChoice === 5 && (
          <div className={styles.pair}>
            <DayField form={form} name="punctual.returnDay" today={today} />
            {hour('returnTime')}
          </div>
        )}
      </div>
    </>
  );
}
