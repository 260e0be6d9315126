import { Button, Select } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { Windows } from '#shared/resources/solidary/windows.ts';
import { hoursLater, laterHours, referenceTime } from '#shared/resources/solidaryrecords/times/dates.ts';
import { type ReturnChoice, returnChoices } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { RecordForm } from '../fields.ts';
import { useRecordField } from '../useRecordField.ts';
import { GivenDayPart, GivenTimePart } from './GivenParts.tsx';
import { Part } from './Part.tsx';
import styles from './sentence.module.css';

interface ReturnPartProps {
  form: RecordForm;
  /** Null where the structure could not be read. */
  windows: Windows | null;
  today: CalendarDay;
}

/** Whether and when somebody comes back; what can be pressed beside it is in its list too. */
export function ReturnPart({ form, windows, today }: ReturnPartProps) {
  const { t } = useTranslation('recordForm');
  const { setValue: put, getValues } = form.record.form;
  const { label, value, setValue, onBlur, error, control } = useRecordField<
    ReturnChoice,
    'times.punctual.returnChoice'
  >(form, 'times.punctual.returnChoice');
  const punctual = useWatch({ control, name: 'times.punctual' });
  const reference = referenceTime(punctual, windows);
  // The platform refuses a given return of a flexible journey.
  const isOffered = (choice: ReturnChoice) => choice !== 5 || punctual.dateChoice === 1 || value === 5;
  const choose = (choice: ReturnChoice) => {
    setValue(choice);
    const { day, returnDay } = getValues('times.punctual');
    if (choice === 5 && returnDay === null) put('times.punctual.returnDay', day, { shouldDirty: true });
    // A choice is told to be wrong as soon as it is made.
    onBlur();
  };
  const inWords = (choice: ReturnChoice) => {
    if (choice === 1 || choice === 5) return t(`sentence.back.${choice}`);
    const hours = laterHours[choice];
    const at = reference === null ? null : hoursLater(reference, hours);
    return at === null ? t('sentence.backLater', { count: hours }) : t('sentence.backAt', { count: hours, time: at });
  };
  const others = returnChoices.filter((choice) => choice !== value && isOffered(choice));
  return (
    <>
      <Part
        path="times.punctual.returnChoice"
        label={label}
        error={error}
        isSuggested={value === 1}
        icon={ArrowUndoRegular}
      >
        {(part) => (
          <Select
            {...part}
            aria-required
            value={String(value)}
            onBlur={onBlur}
            onChange={(_, { value: chosen }) => {
              const found = returnChoices.find((one) => String(one) === chosen);
              if (found !== undefined) choose(found);
            }}
          >
            {returnChoices.map((choice) => (
              <option key={choice} value={choice} disabled={!isOffered(choice)}>
                {inWords(choice)}
              </option>
            ))}
          </Select>
        )}
      </Part>
      {value === 5 && (
        <>
          {' '}
          <Trans
            t={t}
            i18nKey="sentence.backOn"
            components={{
              day: (
                <GivenDayPart
                  form={form}
                  name="punctual.returnDay"
                  today={today}
                  isSuggested={punctual.returnDay !== null && punctual.returnDay === punctual.day}
                />
              ),
              time: <GivenTimePart form={form} />,
            }}
          />
        </>
      )}{' '}
      <span className={styles.others}>
        {t('sentence.or')}
        {others.map((choice) => (
          // The keyboard has the same choices in the list: no stop for each of them.
          <Button key={choice} size="small" appearance="transparent" tabIndex={-1} onClick={() => choose(choice)}>
            {t(`sentence.short.${choice}`)}
          </Button>
        ))}
      </span>
    </>
  );
}
