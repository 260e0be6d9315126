import { useTranslation } from 'react-i18next';
import { windowOf } from '#shared/resources/solidaryrecords/times/dates.ts';
import { outwardTimeChoices, type PunctualDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { TimeLine } from './DayLine.tsx';
import styles from './journey.module.css';
import type { TimesFieldsProps } from './times-fields.ts';

/** The time of the outward journey, given or a window of the structure. */
export function OutwardTimeFields({ value, onChange, windows, errorOf, leave }: TimesFieldsProps) {
  const { t } = useTranslation('recordForm');
  const { punctual } = value;
  const set = (changes: Partial<PunctualDraft>) => onChange({ ...value, punctual: { ...punctual, ...changes } });
  const hoursOf = (timeChoice: PunctualDraft['timeChoice']) => {
    const part = windowOf[timeChoice];
    const window = part === null || windows === null ? null : windows[part];
    if (window === null || window.from === null || window.to === null) return null;
    return t('times.window', { from: window.from, to: window.to });
  };
  return (
    <div className={styles.choices}>
      <ChoiceList
        path="times.timeChoice"
        label={t('times.time')}
        value={punctual.timeChoice}
        onChange={(timeChoice) => set({ timeChoice })}
        error={undefined}
        options={outwardTimeChoices.map((choice) => ({
          value: choice,
          label: t(`times.times.${choice}`),
          computed: hoursOf(choice),
        }))}
      />
      {punctual.timeChoice === 1 && (
        <TimeLine
          path="times.time"
          label={t('times.hour')}
          value={punctual.time}
          onChange={(time) => set({ time })}
          onLeave={() => leave('time')}
          error={errorOf('time')}
        />
      )}
    </div>
  );
}
