import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueueList } from '#renderer/features/queue/QueueList.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import { counts, entryOf, isOpen, placeOf, remaining } from '#renderer/features/queue/queue.ts';
import { reviewStatusIcons } from '#renderer/features/queue/status-icons.ts';
import { useLetterKeys } from '#renderer/kit/actions/keys/letters.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ProgressBar } from '#renderer/kit/ui/progress/ProgressBar.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { useFocusWhenLost } from '#renderer/kit/ui/useFocusWhenLost.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { memberStatuses } from '#shared/resources/communitymembers/index.ts';
import { memberName } from '../labels.ts';
import { useStatusCounts } from '../useStatusCounts.ts';
import { MemberPanel } from './MemberPanel.tsx';
import { type MemberQueueControl, useMemberQueue } from './useMemberQueue.ts';

interface MemberQueueProps {
  community: Pick<Community, 'id'>;
  /** Returns to the list. */
  onBack: () => void;
}

/** The requests of a community, one after another, by keyboard (docs/screens/03-communities.md §10). */
export function MemberQueue({ community: { id }, onBack }: MemberQueueProps) {
  const { t } = useTranslation('communitymembers');
  const control = useMemberQueue(id);
  const { queue, isLoaded, error, lookAgain } = control;
  useShortcut('refresh', lookAgain);
  // The button that opened the queue is no longer there; without a request the way back takes its focus.
  const backButton = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(backButton, isLoaded && queue.entries.length === 0);
  const toList = (
    <Button ref={backButton} icon={<ArrowLeftRegular />} onClick={onBack}>
      {t('queue.back')}
    </Button>
  );
  if (!isLoaded) {
    if (error === null) return <LoadingState />;
    return <ErrorState error={error} context="communitymembers" onRetry={lookAgain} />;
  }
  if (queue.entries.length === 0) {
    return <EmptyState title={t('queue.empty')} text={t('queue.emptyText')} action={toList} />;
  }
  return (
    <div className={styles.page}>
      {error !== null && <NotRefreshedBand error={error} context="communitymembers" onRetry={lookAgain} />}
      <div className={styles.progress}>
        {toList}
        <Progress control={control} />
        <StatusCounts community={id} />
      </div>
      <div className={styles.columns}>
        <QueueList
          queue={queue}
          nameOf={memberName}
          labels={{
            label: t('queue.list'),
            statusOf: (kind) => t(`queue.reviewStatuses.${kind}`),
            more: (count) => t('queue.more', { count }),
          }}
          onChoose={control.goTo}
        />
        <Current communityId={id} control={control} />
      </div>
    </div>
  );
}

/** The place in the queue, and how many remain, announced at each step. */
function Progress({ control: { queue } }: { control: MemberQueueControl }) {
  const { t } = useTranslation('communitymembers');
  const { number } = useFormat();
  const left = remaining(queue);
  return (
    <>
      <ProgressBar aria-label={t('queue.progress')} max={queue.total} value={queue.total - left} />
      <p role="status" className={styles.place}>
        {queue.current !== null && (
          <>
            <strong>{t('queue.place', { place: number(placeOf(queue)), total: number(queue.total) })}</strong>
            {' · '}
          </>
        )}
        {t('queue.remaining', { count: left, shown: number(left) })}
      </p>
    </>
  );
}

/** How many memberships of the community have each status now. */
function StatusCounts({ community }: { community: number }) {
  const { t } = useTranslation('communitymembers');
  const { number } = useFormat();
  const known = useStatusCounts(community);
  const parts = memberStatuses.flatMap((status) => {
    const count = known[status];
    return count === undefined
      ? []
      : [t('filters.count', { label: t(`values.statuses.${status}`), count: number(count) })];
  });
  return <p className={styles.place}>{parts.join(' · ')}</p>;
}

function Current({ communityId, control }: { communityId: number; control: MemberQueueControl }) {
  const { current } = control.queue;
  const [first] = useState(current);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && current !== first) setMoved(true);
  const entry = entryOf(control.queue, current);
  if (entry === undefined) return <Summary control={control} />;
  return (
    <MemberPanel key={current} communityId={communityId} entry={entry} control={control} shouldTakeFocus={hasMoved} />
  );
}

/** The end of the queue: the outcomes of the requests, and links to the remaining ones. */
function Summary({ control }: { control: MemberQueueControl }) {
  const { t } = useTranslation('communitymembers');
  const heading = useRef<HTMLHeadingElement>(null);
  const { queue, back, resume, lookAgain, isLoading } = control;
  useLetterKeys({ k: back });
  useEffect(() => heading.current?.focus(), []);
  const left = queue.entries.filter(isOpen).length;
  return (
    <section className={flow.stackM} aria-labelledby="queue-end">
      <h2 ref={heading} id="queue-end" className={styles.name} tabIndex={-1}>
        {left === 0 ? t('queue.done') : t('queue.left', { count: left })}
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
      <div className={flow.wrap}>
        {resume !== undefined && (
          <Button appearance="primary" onClick={resume}>
            {t('queue.resume')}
          </Button>
        )}
        <Button disabledFocusable={isLoading} onClick={lookAgain}>
          {t('queue.lookAgain')}
        </Button>
      </div>
    </section>
  );
}
