import { useTranslation } from 'react-i18next';
import { hoursLater, laterHours, referenceTime } from '#shared/resources/solidaryrecords/times/dates.ts';
import { type PunctualDraft, type ReturnChoice, returnChoices } from '#shared/resources/solidaryrecords/times/draft.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { DayLine, TimeLine } from './DayLine.tsx';
import styles from './journey.module.css';
import type { TimesFieldsProps } from './times-fields.ts';

/** The return: none, some hours after the outward journey, or a given day and time. */
export function ReturnFields({ value, onChange, windows, today, errorOf, leave }: TimesFieldsProps) {
  const { t } = useTranslation('recordForm');
  const { punctual } = value;
  const set = (changes: Partial<PunctualDraft>) => onChange({ ...value, punctual: { ...punctual, ...changes } });
  const reference = referenceTime(punctual, windows);
  const returnAt = (choice: ReturnChoice) => {
    if (choice === 1 || choice === 5 || reference === null) return null;
    const time = hoursLater(reference, laterHours[choice]);
    return time === null ? t('times.pastMidnight') : t('times.returnAt', { time });
  };
  return (
    <div className={styles.choices}>
      <ChoiceList
        path="times.return"
        label={t('times.return')}
        value={punctual.returnChoice}
        onChange={(returnChoice) => {
          set({ returnChoice });
          leave('return');
        }}
        error={errorOf('return')}
        options={returnChoices.map((choice) => ({
          value: choice,
          label: t(`times.returns.${choice}`),
          computed: returnAt(choice),
          // The platform refuses a given return of a flexible journey.
          isDisabled: choice === 5 && punctual.dateChoice !== 1 && punctual.returnChoice !== 5,
        }))}
      />
      {punctual.returnChoice === 5 && (
        <div className={styles.pair}>
          <DayLine
            path="times.returnDay"
            label={t('times.returnDay')}
            value={punctual.returnDay}
            today={today}
            onChange={(returnDay) => set({ returnDay })}
            onLeave={() => leave('returnDay')}
            error={errorOf('returnDay')}
          />
          <TimeLine
            path="times.returnTime"
            label={t('times.returnTime')}
            value={punctual.returnTime}
            onChange={(returnTime) => set({ returnTime })}
            onLeave={() => leave('returnTime')}
            error={errorOf('returnTime')}
          />
        </div>
      )}
    </div>
  );
}
