import { useArrowNavigationGroup } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { userName } from '#shared/resources/users/name.ts';
import styles from './queue.module.css';
import type { Entry, Queue } from './queue.ts';
import { reviewStatusIcons } from './standings.ts';

interface QueueListProps {
  queue: Queue;
  onChoose: (id: number) => void;
}

/** Lists everybody in the queue with their status: one tab stop, with arrows to move inside. */
export function QueueList({ queue, onChoose }: QueueListProps) {
  const { t } = useTranslation('identity');
  const arrows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true });
  return (
    <nav className={styles.list} aria-label={t('queue.list')}>
      <ol {...arrows} className={styles.entries}>
        {queue.entries.map((entry) => (
          <QueueEntry
            key={entry.user.id}
            entry={entry}
            isCurrent={entry.user.id === queue.current}
            onChoose={() => onChoose(entry.user.id)}
          />
        ))}
      </ol>
      {queue.total > queue.entries.length && (
        <p className={styles.more}>{t('queue.more', { count: queue.total - queue.entries.length })}</p>
      )}
    </nav>
  );
}

function QueueEntry({ entry, isCurrent, onChoose }: { entry: Entry; isCurrent: boolean; onChoose: () => void }) {
  const { t } = useTranslation('identity');
  const line = useRef<HTMLLIElement>(null);
  const { user, reviewStatus } = entry;
  const Icon = reviewStatusIcons[reviewStatus.kind];
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={line}>
      <button
        type="button"
        className={styles.entry}
        aria-current={isCurrent ? 'true' : undefined}
        data-review-status={reviewStatus.kind}
        onClick={onChoose}
      >
        <Icon aria-hidden className={styles.entryIcon} />
        <span className={styles.entryName}>{userName(user)}</span>
        <span className={styles.entryReviewStatus}>{t(`queue.reviewStatuses.${reviewStatus.kind}`)}</span>
      </button>
    </li>
  );
}
