import { mergeClasses, useArrowNavigationGroup } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './queue.module.css';
import type { Queue, Queued, QueuedEntry, ReviewStatusKind } from './queue.ts';
import { reviewStatusIcons } from './status-icons.ts';
import { type QueueWords, useQueueWords } from './useQueueWords.ts';

interface QueueLabels {
  /** Name of the list. */
  label: string;
  /** Says how many are not loaded yet. */
  more: (count: number) => string;
}

interface QueueListProps<R extends Queued> {
  queue: Queue<R>;
  nameOf: (record: R) => string;
  labels: QueueLabels;
  /** Those of a queue of decisions when absent. */
  words?: QueueWords;
  onChoose: (id: number) => void;
}

/** Lists everybody in the queue with their status: one tab stop, with arrows to move inside. */
export function QueueList<R extends Queued>({ queue, nameOf, labels, words, onChoose }: QueueListProps<R>) {
  const usual = useQueueWords();
  const arrows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true });
  return (
    <nav className={`${flow.card} ${styles.list}`} aria-label={labels.label}>
      <ol {...arrows} className={styles.entries}>
        {queue.entries.map((entry) => (
          <QueueEntry
            key={entry.record.id}
            entry={entry}
            name={nameOf(entry.record)}
            status={(words ?? usual).status(entry.reviewStatus.kind)}
            isCurrent={entry.record.id === queue.current}
            onChoose={() => onChoose(entry.record.id)}
          />
        ))}
      </ol>
      {queue.total > queue.entries.length && (
        <p className={styles.more}>{labels.more(queue.total - queue.entries.length)}</p>
      )}
    </nav>
  );
}

interface QueueEntryProps {
  entry: QueuedEntry;
  name: string;
  status: string;
  isCurrent: boolean;
  onChoose: () => void;
}

const looks: Partial<Record<ReviewStatusKind, string>> = {
  accepted: flow.success,
  refused: flow.danger,
  failed: flow.danger,
  uncertain: flow.warning,
};

function QueueEntry({ entry: { reviewStatus }, name, status, isCurrent, onChoose }: QueueEntryProps) {
  const line = useRef<HTMLLIElement>(null);
  const Icon = reviewStatusIcons[reviewStatus.kind];
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={line}>
      <button
        type="button"
        className={mergeClasses(flow.pressable, styles.entry)}
        aria-current={isCurrent ? 'true' : undefined}
        data-review-status={reviewStatus.kind}
        onClick={onChoose}
      >
        <Icon aria-hidden className={`${looks[reviewStatus.kind] ?? flow.faint} ${styles.entryIcon}`} />
        <span className={styles.entryName}>{name}</span>
        <span className={flow.small}>{status}</span>
      </button>
    </li>
  );
}
