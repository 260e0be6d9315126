import { Field, Input, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { tomorrow, tonight } from './moments.ts';
import styles from './reminders.module.css';
import type { ReminderChoice, ReminderForm } from './useReminderForm.ts';

/** Chooses the time of a reminder: tonight, tomorrow, or a typed day and time. */
export function MomentFields({ form }: { form: ReminderForm }) {
  const { t } = useTranslation('reminders');
  const { choice, day, time, fault, now, when } = form;
  const evening = tonight(now);
  return (
    <>
      <Field label={t('dialog.when')}>
        <RadioGroup value={choice.value} onChange={(_, { value }) => choice.set(asChoice(value))}>
          {evening !== null && <Radio value="tonight" label={t('dialog.tonight', { time: evening.time })} />}
          <Radio value="tomorrow" label={t('dialog.tomorrow', { when: when(tomorrow(now)) })} />
          <Radio value="day" label={t('dialog.day')} />
        </RadioGroup>
      </Field>
      {choice.value === 'day' && (
        <div className={styles.moment}>
          <Field
            required
            label={t('dialog.date')}
            validationMessage={fault !== null && fault !== 'time' ? t(`faults.${fault}`) : undefined}
          >
            <Input
              ref={day.input}
              value={day.value}
              placeholder={t('dialog.datePattern')}
              onChange={(_, data) => day.set(data.value)}
            />
          </Field>
          <Field label={t('dialog.time')} validationMessage={fault === 'time' ? t('faults.time') : undefined}>
            <Input
              ref={time.input}
              value={time.value}
              placeholder="09:00"
              onChange={(_, data) => time.set(data.value)}
            />
          </Field>
        </div>
      )}
    </>
  );
}

const asChoice = (value: string): ReminderChoice => (value === 'tonight' || value === 'tomorrow' ? value : 'day');
