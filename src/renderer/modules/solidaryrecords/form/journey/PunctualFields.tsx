import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import {
  hoursLater,
  laterHours,
  outwardRange,
  referenceTime,
  windowOf,
} from '#shared/resources/solidaryrecords/times/dates.ts';
import {
  outwardDateChoices,
  outwardTimeChoices,
  type PunctualDraft,
  type ReturnChoice,
  returnChoices,
} from '#shared/resources/solidaryrecords/times/draft.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { DayLine, TimeLine } from './DayLine.tsx';
import styles from './journey.module.css';
import type { TimesFieldsProps } from './times-fields.ts';

/** Day, time and return of a punctual or flexible record. */
export function PunctualFields({ value, onChange, windows, today, errorOf, leave }: TimesFieldsProps) {
  const { t } = useTranslation('recordsections');
  const format = useFormat();
  const { base, punctual } = value;
  const set = (changes: Partial<PunctualDraft>) => onChange({ ...value, punctual: { ...punctual, ...changes } });
  const reference = referenceTime(punctual, windows);

  const datesOf = (dateChoice: PunctualDraft['dateChoice']) => {
    const range = dateChoice === 1 ? null : outwardRange(base, { ...punctual, dateChoice });
    return range && t('times.range', { from: format.dayInWords(range.from), to: format.dayInWords(range.to) });
  };
  const hoursOf = (timeChoice: PunctualDraft['timeChoice']) => {
    const part = windowOf[timeChoice];
    const window = part === null || windows === null ? null : windows[part];
    if (window === null || window.from === null || window.to === null) return null;
    return t('times.window', { from: window.from, to: window.to });
  };
  const returnAt = (choice: ReturnChoice) => {
    if (choice === 1 || choice === 5 || reference === null) return null;
    const time = hoursLater(reference, laterHours[choice]);
    return time === null ? t('times.pastMidnight') : t('times.returnAt', { time });
  };

  return (
    <>
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
            computed: datesOf(choice),
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
          <DayLine
            path="times.base"
            label={t('times.base')}
            value={base}
            today={today}
            onChange={(next) => onChange({ ...value, base: next })}
            onLeave={() => leave('base')}
            error={errorOf('base')}
          />
        )}
      </div>
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
    </>
  );
}
