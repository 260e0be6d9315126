import { Button } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#renderer/features/queue/queue.module.css';
import { counts, isOpen } from '#renderer/features/queue/queue.ts';
import { reviewStatusIcons } from '#renderer/features/queue/status-icons.ts';
import { useLetterKeys } from '#renderer/kit/actions/keys/letters.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { addressOf } from '#shared/routes.ts';
import type { QueueControl } from './useQueue.ts';

/** The end of the queue: the number of people by status, and links to those who are left. */
export function QueueSummary({ control }: { control: QueueControl }) {
  const { t } = useTranslation('identity');
  const heading = useRef<HTMLHeadingElement>(null);
  const { queue, back, goTo, resume, lookAgain, isLoading } = control;
  useLetterKeys({ k: back });
  useEffect(() => heading.current?.focus(), []);
  const openEntries = queue.entries.filter(isOpen);
  return (
    <section className={flow.stackM} aria-labelledby="queue-end">
      <h2 ref={heading} id="queue-end" className={styles.name} tabIndex={-1}>
        {openEntries.length === 0 ? t('queue.summary.done') : t('queue.summary.left', { count: openEntries.length })}
      </h2>
      <ul className={flow.plain}>
        {counts(queue).map(([kind, count]) => {
          const Icon = reviewStatusIcons[kind];
          return (
            <li key={kind}>
              <Icon aria-hidden /> {t(`queue.summary.${kind}`, { count })}
            </li>
          );
        })}
      </ul>
      {openEntries.length > 0 && (
        <ul className={flow.plain} aria-label={t('queue.summary.whoIsLeft')}>
          {openEntries.map(({ record: user, reviewStatus }) => (
            <li key={user.id}>
              <Button appearance="transparent" onClick={() => goTo(user.id)}>
                {personNameOf(user)}
              </Button>{' '}
              {t(`queue.reviewStatuses.${reviewStatus.kind}`)}
            </li>
          ))}
        </ul>
      )}
      <div className={flow.wrap}>
        {resume !== undefined && (
          <Button appearance="primary" onClick={resume}>
            {t('queue.summary.resume')}
          </Button>
        )}
        <Button disabledFocusable={isLoading} onClick={lookAgain}>
          {t('queue.summary.lookAgain')}
        </Button>
        <ButtonLink to={addressOf('users')}>{t('queue.summary.toList')}</ButtonLink>
      </div>
    </section>
  );
}
