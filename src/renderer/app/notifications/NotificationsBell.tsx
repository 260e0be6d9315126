import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import styles from './Bell.module.css';
import { MessageList } from './MessageList.tsx';
import { useMessages } from './messages.ts';

/** Opens the list of every message since the start: a missed snackbar is not lost. */
export function NotificationsBell() {
  const { t } = useTranslation('shell');
  const messages = useMessages();
  const { list, unread } = useStore(messages.state);

  return (
    <Popover positioning="below-end" trapFocus onOpenChange={(_, { open }) => open && messages.markRead()}>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          aria-label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')}
          icon={
            <span className={styles.bell}>
              <AlertRegular />
              {unread > 0 && <span className={styles.badge}>{unread > 99 ? '99+' : unread}</span>}
            </span>
          }
        />
      </PopoverTrigger>
      <PopoverSurface className={styles.panel} aria-label={t('bell.label')}>
        <MessageList messages={list} onClear={messages.clear} />
      </PopoverSurface>
    </Popover>
  );
}
