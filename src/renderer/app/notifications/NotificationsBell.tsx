import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSending, useSending } from '#renderer/features/import/sending/kept.ts';
import { SendingEntry } from '#renderer/features/import/sending/SendingEntry.tsx';
import { SendingWatch } from '#renderer/features/import/sending/SendingWatch.tsx';
import { JobEntries } from '#renderer/kit/actions/bulk/JobEntries.tsx';
import { isUnderWay, needsLook, useBulkJobs } from '#renderer/kit/actions/bulk/jobs.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import styles from './Bell.module.css';
import { BulkWatch } from './BulkWatch.tsx';
import { MessageList } from './MessageList.tsx';
import { useMessages } from './messages.ts';

/** The report of an action on many rows; loaded when it is opened. */
const JobDialog = lazily(async () => (await import('#renderer/kit/actions/bulk/JobDialog.tsx')).JobDialog);

/**
 * Opens the list of what needs a look since the start, below what runs: a missed snackbar is not lost. Its number is of
 * that alone: successes are counted, not listed.
 */
export function NotificationsBell() {
  const { t } = useTranslation('shell');
  const messages = useMessages();
  const { list, unread } = useStore(messages.state);
  const [isOpen, setOpen] = useState(false);
  const sending = useSending();
  const jobs = useBulkJobs().filter((job) => !job.isRead);
  const [shownJob, showJob] = useState<string | null>(null);
  const isImporting = sending !== null && isSending(sending.state);
  const isRunning = isImporting || jobs.some(isUnderWay);
  const count = unread + jobs.filter(needsLook).length;
  const label = count > 0 ? t('bell.unread', { count }) : t('bell.label');
  const openJob = (id: string) => {
    setOpen(false);
    showJob(id);
  };
  const running = (
    <>
      {sending !== null && <SendingEntry onOpened={() => setOpen(false)} />}
      <JobEntries jobs={jobs} onOpen={openJob} />
    </>
  );

  return (
    <>
      <SendingWatch />
      <BulkWatch />
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
            aria-label={isRunning ? t(isImporting ? 'bell.running' : 'bell.acting', { label }) : label}
            icon={
              <span className={styles.bell}>
                <AlertRegular />
                {count > 0 && <span className={styles.badge}>{count > 99 ? '99+' : count}</span>}
                {isRunning && <span className={styles.running} />}
              </span>
            }
          />
        </PopoverTrigger>
        {/* It takes the focus itself: its name is read out, and what is in it where nothing can be pressed. */}
        <PopoverSurface className={styles.panel} aria-label={t('bell.label')} tabIndex={-1}>
          <MessageList
            messages={list}
            running={sending === null && jobs.length === 0 ? null : running}
            onClear={messages.clear}
          />
        </PopoverSurface>
      </Popover>
      {shownJob !== null && (
        <Suspense>
          <JobDialog id={shownJob} onClose={() => showJob(null)} />
        </Suspense>
      )}
    </>
  );
}
