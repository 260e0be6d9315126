import { useTranslation } from 'react-i18next';
import { MenuCount } from '#renderer/kit/ui/page/MenuCount.tsx';
import { useFollowReminders, useReminders } from './useReminders.ts';

/** How many reminders are due, beside the entry of the menu; it also says when one becomes due. */
export function ReminderCount() {
  const { t } = useTranslation('reminders');
  useFollowReminders();
  const { data } = useReminders();
  const count = (data?.reminders ?? []).filter(({ isDue }) => isDue).length;
  return <MenuCount count={count} label={t('due', { count })} />;
}
