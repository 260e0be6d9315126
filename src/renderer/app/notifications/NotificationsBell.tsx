import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSending, useSending } from '#renderer/features/import/sending/kept.ts';
import { SendingEntry } from '#renderer/features/import/sending/SendingEntry.tsx';
import { SendingWatch } from '#renderer/features/import/sending/SendingWatch.tsx';
import { useStore } from '#renderer/kit/data/store.ts';
import styles from './Bell.module.css';
import { MessageList } from './MessageList.tsx';
import { useMessages } from './messages.ts';

/** Opens the list of every message since the start, below the import that is being sent: a missed snackbar is not lost. */
export function NotificationsBell() {
  const { t } = useTranslation('shell');
  const messages = useMessages();
  const { list, unread } = useStore(messages.state);
  const [isOpen, setOpen] = useState(false);
  const sending = useSending();
  const isRunning = sending !== null && isSending(sending.state);
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label');

  return (
    <>
      <SendingWatch />
      <Popover
        positioning="below-end"
        trapFocus
        open={isOpen}
        onOpenChange={(_, { open }) => {
          setOpen(open);
          if (open) messages.markRead();
        }}
      >
        <PopoverTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            aria-label={isRunning ? t('bell.running', { label }) : label}
            icon={
              <span className={styles.bell}>
                <AlertRegular />
                {unread > 0 && <span className={styles.badge}>{unread > 99 ? '99+' : unread}</span>}
                {isRunning && <span className={styles.running} />}
              </span>
            }
          />
        </PopoverTrigger>
        <PopoverSurface className={styles.panel} aria-label={t('bell.label')}>
          <MessageList
            messages={list}
            running={sending === null ? null : <SendingEntry onOpened={() => setOpen(false)} />}
            onClear={messages.clear}
          />
        </PopoverSurface>
      </Popover>
    </>
  );
}
