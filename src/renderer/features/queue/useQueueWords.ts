import { useTranslation } from 'react-i18next';
import type { ReviewStatusKind } from './queue.ts';

/** What a queue calls the statuses of its people, and how many have each. */
export interface QueueWords {
  status: (kind: ReviewStatusKind) => string;
  summary: (kind: ReviewStatusKind, count: number) => string;
}

/**
 * The words of a queue of decisions: accepted, refused.
 * @param own those of a queue in which something else is done; undefined where the word is the same
 */
export function useQueueWords(own: Partial<Record<ReviewStatusKind, QueueWord>> = {}): QueueWords {
  const { t } = useTranslation('queue');
  return {
    status: (kind) => own[kind]?.status ?? t(`reviewStatuses.${kind}`),
    summary: (kind, count) => own[kind]?.summary(count) ?? t(`summary.${kind}`, { count }),
  };
}

/** The word of one status, and the sentence of how many have it. */
export interface QueueWord {
  status: string;
  summary: (count: number) => string;
}
