import { Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Control, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readDay } from '#shared/typing/day.ts';
import { readMoment, readTime } from '#shared/typing/time.ts';
import { DayBox } from './calendar/DayBox.tsx';
import { useDayHint } from './DateField.tsx';
import { showDay, today as todayNow } from './day.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { useField } from './useField.tsx';
import type { ClockDraft } from './wall-clock.ts';

interface WallClockFieldProps<Draft extends FieldValues, Name, Values> {
  control: Control<Draft, unknown, Values>;
  name: Name;
  label: string;
  /** Label of the time, which is shown with `hasTime` only. */
  timeLabel: string;
  hasTime: boolean;
  isRequired?: boolean;
  /** Fields whose rules depend on this one. */
  alsoCheck?: readonly FieldPath<Draft>[];
  /** Shown after an error: what puts it right. */
  repair?: ReactNode;
}

type Text = string | null;

/** A wall-clock date with its time or without, in one field and in no time zone. */
export function WallClockField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, ClockDraft>, Values>({
  control,
  name,
  label,
  timeLabel,
  hasTime,
  isRequired,
  alsoCheck = [],
  repair,
}: WallClockFieldProps<Draft, Name, Values>) {
  const { t } = useTranslation('form');
  // A date has these parts, of this type, wherever it is in a form.
  const part = (key: keyof ClockDraft) => `${name}.${key}` as FieldPathByValue<Draft, Text>;
  const [dayPath, timePath] = [part('day'), part('time')];
  const day = useField<Text, Draft, typeof dayPath, Values>({ control, name: dayPath, alsoCheck });
  const time = useField<Text, Draft, typeof timePath, Values>({ control, name: timePath, alsoCheck });
  const [typing, setTyping] = useState<{ day: Text; time: Text }>({ day: null, time: null });
  const dayHint = useDayHint(day.value, 'next');
  const today = todayNow();
  const typeDay = (typed: string) => {
    setTyping({ day: typed, time: null });
    const moment = hasTime ? readMoment(typed, { today, lean: 'next' }) : null;
    day.setValue(moment?.day ?? readDay(typed, { today, lean: 'next' }) ?? (typed === '' ? null : typed));
    if (moment !== null) time.setValue(moment.time);
  };
  const timeError = hasTime ? time.error : undefined;
  const error = day.error ?? timeError;
  return (
    <div className={styles.moment} data-field={name} data-label={label}>
      <FieldFrame
        path={dayPath}
        label={label}
        isRequired={isRequired}
        error={error}
        hint={error === undefined ? dayHint : undefined}
        afterError={repair}
      >
        {({ 'aria-invalid': _, ...field }) => (
          <div className={styles.clock}>
            <DayBox
              {...field}
              aria-invalid={day.error !== undefined || undefined}
              name={dayPath}
              label={label}
              day={day.value}
              text={typing.day ?? showDay(day.value ?? '')}
              hour={
                hasTime
                  ? {
                      chosen: time.value,
                      onPick: (picked) => {
                        setTyping({ day: null, time: null });
                        time.setValue(picked);
                      },
                    }
                  : undefined
              }
              onType={typeDay}
              onPick={(picked) => {
                setTyping({ day: null, time: null });
                day.setValue(picked);
              }}
              onLeave={() => {
                setTyping({ day: null, time: null });
                day.onBlur();
              }}
            />
            {hasTime && (
              <span data-field={timePath} data-label={timeLabel} className={styles.hourBox}>
                <Input
                  name={timePath}
                  aria-label={timeLabel}
                  aria-describedby={field['aria-describedby']}
                  aria-required={isRequired}
                  aria-invalid={timeError !== undefined || undefined}
                  autoComplete="off"
                  inputMode="numeric"
                  placeholder={t('timeHint')}
                  value={typing.time ?? time.value ?? ''}
                  onChange={(_event, { value: typed }) => {
                    setTyping({ day: null, time: typed });
                    time.setValue(readTime(typed) ?? (typed === '' ? null : typed));
                  }}
                  onBlur={() => {
                    setTyping({ day: null, time: null });
                    time.onBlur();
                  }}
                />
              </span>
            )}
          </div>
        )}
      </FieldFrame>
    </div>
  );
}
