import { Button, Checkbox, Field, Input, Radio, RadioGroup, Textarea } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { parseDay } from '#renderer/kit/form/fields/day.ts';
import { parseTime } from '#renderer/kit/form/fields/time.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { dropReminder, saveReminder } from './calls.ts';
import { isBefore, type Moment, momentAt, onDay, tomorrow, tonight } from './moments.ts';
import styles from './reminders.module.css';
import { useReminders } from './useReminders.ts';

interface RemindDialogProps {
  record: { id: number; person: string; telephone: string | null };
  /** Writes a note into the follow-up of the record; null where that is not possible. */
  onLog: ((note: string) => void) | null;
  onClose: () => void;
}

type Choice = 'tonight' | 'tomorrow' | 'day';
const LONGEST_NOTE = 500;

/** Sets the reminder of a record: tonight, tomorrow or another day (docs/screens/07-solidary-records.md §9). */
export function RemindDialog({ record, onLog, onClose }: RemindDialogProps) {
  const { t } = useTranslation(['reminders', 'common']);
  const format = useFormat();
  const errorText = useErrorText();
  const former = useReminders().data?.find(({ recordId }) => recordId === record.id);
  const [now] = useState(() => momentAt(Date.now()));
  const evening = tonight(now);
  const [choice, setChoice] = useState<Choice>(evening === null ? 'tomorrow' : 'tonight');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [note, setNote] = useState('');
  const [isLogged, setLogged] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const [isInMemory, setInMemory] = useState(false);
  const { isPending, error, run } = useActionMutation<unknown>();
  const dayInput = useRef<HTMLInputElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);

  const typed = typedMoment(day, time, now);
  const moment = { tonight: evening, tomorrow: tomorrow(now), day: 'moment' in typed ? typed.moment : null }[choice];
  const fault = choice === 'day' && isJudged && 'fault' in typed ? typed.fault : null;
  const when = ({ day: on, time: at }: Moment) => t('reminders:at', { day: format.day(on), time: at });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (choice === 'day' && 'fault' in typed) (typed.fault === 'time' ? timeInput : dayInput).current?.focus();
    if (moment === null || isPending || note.length > LONGEST_NOTE) return;
    const { id, person, telephone } = record;
    const saved = await run(() =>
      saveReminder({ recordId: id, person, telephone, note: note.trim() || null, ...moment }),
    );
    if (saved === undefined) return;
    const text = [t('reminders:dialog.logged', { when: when(moment) }), note.trim()].filter(Boolean).join(' ');
    if (isLogged) onLog?.(text);
    // The loss of a reminder at the end of the application has to be read before the dialog goes.
    if (isUnkept(saved)) setInMemory(true);
    else onClose();
  };
  const drop = async () => {
    const dropped = await run(async () => {
      await dropReminder(record.id);
      return true;
    });
    if (dropped !== undefined) onClose();
  };

  if (isInMemory) {
    return (
      <DialogFrame
        title={t('reminders:dialog.title', { id: record.id })}
        onDismiss={onClose}
        actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
      >
        <p role="status">{t('reminders:dialog.inMemory')}</p>
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      title={t('reminders:dialog.title', { id: record.id })}
      isQuestion
      onDismiss={() => !isPending && onClose()}
      onSubmit={(event) => void save(event)}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={() => !isPending && onClose()}>
            {t('common:actions.cancel')}
          </Button>
          {former !== undefined && (
            <Button disabledFocusable={isPending} onClick={() => void drop()}>
              {t('reminders:dialog.drop')}
            </Button>
          )}
          <Button type="submit" appearance="primary" disabledFocusable={isPending}>
            {t('reminders:dialog.save')}
          </Button>
        </>
      }
    >
      {former !== undefined && <p>{t('reminders:dialog.former', { when: when(former) })}</p>}
      <Field label={t('reminders:dialog.when')}>
        <RadioGroup value={choice} onChange={(_, { value }) => setChoice(asChoice(value))}>
          {evening !== null && <Radio value="tonight" label={t('reminders:dialog.tonight', { time: evening.time })} />}
          <Radio value="tomorrow" label={t('reminders:dialog.tomorrow', { when: when(tomorrow(now)) })} />
          <Radio value="day" label={t('reminders:dialog.day')} />
        </RadioGroup>
      </Field>
      {choice === 'day' && (
        <div className={styles.moment}>
          <Field
            required
            label={t('reminders:dialog.date')}
            validationMessage={fault !== null && fault !== 'time' ? t(`reminders:faults.${fault}`) : undefined}
          >
            <Input
              ref={dayInput}
              value={day}
              placeholder={t('reminders:dialog.datePattern')}
              onChange={(_, data) => setDay(data.value)}
            />
          </Field>
          <Field
            label={t('reminders:dialog.time')}
            validationMessage={fault === 'time' ? t('reminders:faults.time') : undefined}
          >
            <Input ref={timeInput} value={time} placeholder="09:00" onChange={(_, data) => setTime(data.value)} />
          </Field>
        </div>
      )}
      <Field
        label={t('reminders:dialog.note')}
        validationMessage={note.length > LONGEST_NOTE ? t('reminders:faults.note', { count: LONGEST_NOTE }) : undefined}
      >
        <Textarea value={note} rows={2} onChange={(_, data) => setNote(data.value)} />
      </Field>
      {onLog !== null && (
        <Checkbox
          label={t('reminders:dialog.log')}
          checked={isLogged}
          onChange={(_, { checked }) => setLogged(checked === true)}
        />
      )}
      {error !== null && <p role="alert">{errorText(error).title}</p>}
    </DialogFrame>
  );
}

const asChoice = (value: string): Choice => (value === 'tonight' || value === 'tomorrow' ? value : 'day');

const isUnkept = (saved: unknown): boolean =>
  typeof saved === 'object' && saved !== null && 'isOnDisk' in saved && saved.isOnDisk === false;

/** What was typed as a moment, or what is wrong with it. */
function typedMoment(day: string, time: string, now: Moment): { moment: Moment } | { fault: 'day' | 'time' | 'past' } {
  const [readDay, readTime] = [parseDay(day), time.trim() === '' ? null : parseTime(time)];
  if (readDay === null) return { fault: 'day' };
  if (time.trim() !== '' && readTime === null) return { fault: 'time' };
  const moment = onDay(readDay, readTime);
  return isBefore(moment, now) ? { fault: 'past' } : { moment };
}
