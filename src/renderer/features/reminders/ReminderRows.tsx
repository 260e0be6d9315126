import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Reminder } from '#shared/ipc/reminders.ts';
import { addressOf } from '#shared/routes.ts';
import { dropReminder } from './calls.ts';
import styles from './reminders.module.css';

/** Reminders with the record that each opens; opening one is a deliberate click, because it reads the record. */
export function ReminderRows({ reminders }: { reminders: readonly Reminder[] }) {
  return (
    <ul className={flow.list}>
      {reminders.map((reminder) => (
        <ReminderRow key={reminder.recordId} reminder={reminder} />
      ))}
    </ul>
  );
}

function ReminderRow({ reminder: { recordId, person, telephone, note, day, time, isDue } }: { reminder: Reminder }) {
  const { t } = useTranslation('reminders');
  const format = useFormat();
  const dropping = useActionMutation();
  const when = t('at', { day: format.shortDay(day), time });
  const facts = [isDue ? t('isDue', { when }) : when, telephone !== null && format.phone(telephone), note];
  return (
    <li className={`${flow.between} ${styles.row}`}>
      <span className={styles.facts}>
        <RecordLink to={addressOf('solidaryrecords_show', { id: recordId })}>
          {t('record', { id: recordId, person })}
        </RecordLink>
        <span className={isDue ? flow.strong : flow.quietText}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Button
        size="small"
        disabledFocusable={dropping.isPending}
        aria-label={t('doneOf', { id: recordId })}
        onClick={() => void dropping.run(() => dropReminder(recordId))}
      >
        {t('done')}
      </Button>
    </li>
  );
}
