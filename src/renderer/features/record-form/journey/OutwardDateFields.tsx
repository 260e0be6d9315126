import { useTranslation } from 'react-i18next';
import { outwardRange } from '#shared/resources/solidaryrecords/times/dates.ts';
import { outwardDateChoices, type PunctualDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import { BaseDayLine } from './BaseDayLine.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { DayLine } from './DayLine.tsx';
import styles from './journey.module.css';
import type { TimesFieldsProps } from './times-fields.ts';
import { useRangeInWords } from './useRangeInWords.ts';

/** The day of the outward journey, given or flexible from a base day. */
export function OutwardDateFields(props: TimesFieldsProps) {
  const { value, onChange, today, errorOf, leave } = props;
  const { t } = useTranslation('recordForm');
  const inWords = useRangeInWords();
  const { base, punctual } = value;
  const set = (changes: Partial<PunctualDraft>) => onChange({ ...value, punctual: { ...punctual, ...changes } });
  return (
    <div className={styles.choices}>
      <ChoiceList
        path="times.dateChoice"
        label={t('times.date')}
        value={punctual.dateChoice}
        onChange={(dateChoice) => set({ dateChoice })}
        error={undefined}
        options={outwardDateChoices.map((choice) => ({
          value: choice,
          label: t(`times.dates.${choice}`),
          computed: choice === 1 ? null : inWords(outwardRange(base, { ...punctual, dateChoice: choice })),
        }))}
      />
      {punctual.dateChoice === 1 ? (
        <DayLine
          path="times.day"
          label={t('times.day')}
          value={punctual.day}
          today={today}
          onChange={(day) => set({ day })}
          onLeave={() => leave('day')}
          error={errorOf('day')}
        />
      ) : (
        <BaseDayLine {...props} />
      )}
    </div>
  );
}
