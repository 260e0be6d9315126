import type { Control, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { DateField } from './DateField.tsx';
import styles from './fields.module.css';
import { TimeField } from './TimeField.tsx';
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
}

/** A wall-clock date, with its time or without: typed, in no time zone. */
export function WallClockField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, ClockDraft>, Values>({
  control,
  name,
  label,
  timeLabel,
  hasTime,
  isRequired,
  alsoCheck,
}: WallClockFieldProps<Draft, Name, Values>) {
  // A date has these parts, of this type, wherever it is in a form.
  const part = (key: keyof ClockDraft) => `${name}.${key}` as FieldPathByValue<Draft, string | null>;
  const shared = { control, isRequired, alsoCheck };
  return (
    <div className={styles.clock} data-field={name} data-label={label}>
      <DateField {...shared} name={part('day')} label={label} />
      {hasTime && <TimeField {...shared} name={part('time')} label={timeLabel} />}
    </div>
  );
}
