import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import styles from './reminders.module.css';
import { useFollowReminders, useReminders } from './useReminders.ts';

/** How many reminders are due, beside the entry of the menu; it also says when one becomes due. */
export function ReminderCount() {
  const { t } = useTranslation('reminders');
  useFollowReminders();
  const { data } = useReminders();
  const count = (data?.reminders ?? []).filter(({ isDue }) => isDue).length;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('due', { count })}</VisuallyHidden>
    </span>
  );
}
