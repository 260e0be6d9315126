import { Button } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLetterKeys } from '#renderer/kit/actions/keys/letters.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './queue.module.css';
import { counts, isOpen, type Queued } from './queue.ts';
import { reviewStatusIcons } from './status-icons.ts';
import { type QueueWords, useQueueWords } from './useQueueWords.ts';
import type { RecordQueue } from './useRecordQueue.ts';

interface QueueSummaryProps<R extends Queued> {
  control: RecordQueue<R>;
  nameOf: (record: R) => string;
  /** Says how many are left. */
  leftText: (count: number) => string;
  /** The label of the button that looks for those who joined since. */
  lookAgain: string;
  /** Those of a queue of decisions when absent. */
  words?: QueueWords;
  /** More ways on, after the buttons. */
  children?: ReactNode;
}

/** The end of a queue: how many were decided on and how, and the way to those who are left. */
export function QueueSummary<R extends Queued>({
  control,
  nameOf,
  leftText,
  lookAgain,
  words,
  children,
}: QueueSummaryProps<R>) {
  const { t } = useTranslation('queue');
  const usual = useQueueWords();
  const { status, summary } = words ?? usual;
  const heading = useRef<HTMLHeadingElement>(null);
  const { queue, back, goTo, resume, isLoading } = control;
  useLetterKeys({ k: back });
  useEffect(() => heading.current?.focus(), []);
  const openEntries = queue.entries.filter(isOpen);
  return (
    <section className={flow.stackM} aria-labelledby="queue-end">
      <h2 ref={heading} id="queue-end" className={`${flow.headingL} ${styles.name}`} tabIndex={-1}>
        {openEntries.length === 0 ? t('summary.done') : leftText(openEntries.length)}
      </h2>
      <ul className={flow.plain}>
        {counts(queue).map(([kind, count]) => {
          const Icon = reviewStatusIcons[kind];
          return (
            <li key={kind}>
              <Icon aria-hidden /> {summary(kind, count)}
            </li>
          );
        })}
      </ul>
      {openEntries.length > 0 && (
        <ul className={flow.plain} aria-label={t('summary.whoIsLeft')}>
          {openEntries.map(({ record, reviewStatus }) => (
            <li key={record.id}>
              <Button appearance="transparent" onClick={() => goTo(record.id)}>
                {nameOf(record)}
              </Button>{' '}
              {status(reviewStatus.kind)}
            </li>
          ))}
        </ul>
      )}
      <div className={flow.wrap}>
        {resume !== undefined && (
          <Button appearance="primary" onClick={resume}>
            {t('summary.resume')}
          </Button>
        )}
        <Button disabledFocusable={isLoading} onClick={control.lookAgain}>
          {lookAgain}
        </Button>
        {children}
      </div>
    </section>
  );
}
