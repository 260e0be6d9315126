import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { readDay } from '#shared/typing/day.ts';
import { readTime } from '#shared/typing/time.ts';
import { dropReminder, saveReminder } from './calls.ts';
import { isBefore, type Moment, momentAt, onDay, tomorrow, tonight } from './moments.ts';

/** The record that somebody is reminded of. */
export interface RemindedRecord {
  id: number;
  person: string;
  telephone: string | null;
}

export type ReminderChoice = 'tonight' | 'tomorrow' | 'day';

/** Characters of the note of a reminder at most. */
export const LONGEST_NOTE = 500;

interface ReminderFormOptions {
  record: RemindedRecord;
  /** Writes a note into the follow-up of the record; null where that is not possible. */
  onLog: ((note: string) => void) | null;
  /** The note at first. */
  given?: string | undefined;
  onClose: () => void;
}

/** The form state of a reminder, and its saving (docs/screens/07-solidary-records.md §9). */
export function useReminderForm({ record, onLog, given = '', onClose }: ReminderFormOptions) {
  const { t } = useTranslation('reminders');
  const format = useFormat();
  const [now] = useState(() => momentAt(Date.now()));
  const evening = tonight(now);
  const [choice, setChoice] = useState<ReminderChoice>(evening === null ? 'tomorrow' : 'tonight');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [note, setNote] = useState(given);
  const [isLogged, setLogged] = useState(false);
  const [showErrors, setShowErrors] = useState(false);
  const { isPending, error, data: isOnDisk, run } = useActionMutation<boolean>();
  const dayInput = useRef<HTMLInputElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);

  const typed = typedMoment(day, time, now);
  const moment = { tonight: evening, tomorrow: tomorrow(now), day: 'moment' in typed ? typed.moment : null }[choice];
  const when = ({ day: on, time: at }: Moment) => t('at', { day: format.shortDay(on), time: at });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setShowErrors(true);
    if (choice === 'day' && 'fault' in typed) (typed.fault === 'time' ? timeInput : dayInput).current?.focus();
    if (moment === null || isPending || note.length > LONGEST_NOTE) return;
    const { id, person, telephone } = record;
    const reminder = { recordId: id, person, telephone, note: note.trim() || null, ...moment };
    const isSavedOnDisk = await run(async () => (await saveReminder(reminder)).isOnDisk);
    if (isSavedOnDisk === undefined) return;
    const text = [t('dialog.logged', { when: when(moment) }), note.trim()].filter(Boolean).join(' ');
    if (isLogged) onLog?.(text);
    // The warning that the reminder ends with the application must be read before the dialog closes.
    if (isSavedOnDisk) onClose();
  };
  const drop = async () => {
    const dropped = await run(async () => {
      await dropReminder(record.id);
      return true;
    });
    if (dropped !== undefined) onClose();
  };

  return {
    now,
    /** Translates a time. */
    when,
    choice: { value: choice, set: setChoice },
    day: { value: day, set: setDay, input: dayInput },
    time: { value: time, set: setTime, input: timeInput },
    note: { value: note, set: setNote },
    log: { isOn: isLogged, set: setLogged },
    /** The error of the typed time, after the first attempt to save. */
    fault: choice === 'day' && showErrors && 'fault' in typed ? typed.fault : null,
    /** The reminder was saved, but will not outlive the application. */
    isInMemory: isOnDisk === false,
    isPending,
    error,
    save,
    drop,
  };
}
export type ReminderForm = ReturnType<typeof useReminderForm>;

/** Parses the typed time; returns the time, or the error. */
function typedMoment(day: string, time: string, now: Moment): { moment: Moment } | { fault: 'day' | 'time' | 'past' } {
  const [onDate, at] = [readDay(day, { today: today(), lean: 'next' }), time.trim() === '' ? null : readTime(time)];
  if (onDate === null) return { fault: 'day' };
  if (time.trim() !== '' && at === null) return { fault: 'time' };
  const moment = onDay(onDate, at);
  return isBefore(moment, now) ? { fault: 'past' } : { moment };
}
