import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueueList } from '#renderer/features/queue/QueueList.tsx';
import { QueueProgress } from '#renderer/features/queue/QueueProgress.tsx';
import { QueueSummary } from '#renderer/features/queue/QueueSummary.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import { UnreadableBar } from '#renderer/features/queue/UnreadableBar.tsx';
import { useCurrentEntry } from '#renderer/features/queue/useCurrentEntry.ts';
import type { RecordQueue } from '#renderer/features/queue/useRecordQueue.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { useFocusWhenLost } from '#renderer/kit/ui/useFocusWhenLost.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { type CommunityMember, memberStatuses } from '#shared/resources/communitymembers/index.ts';
import { memberName } from '../labels.ts';
import { useStatusCounts } from '../useStatusCounts.ts';
import { MemberPanel } from './MemberPanel.tsx';
import { useMemberQueue } from './useMemberQueue.ts';
import { Welcome } from './Welcome.tsx';

interface MemberQueueProps {
  community: Pick<Community, 'id' | 'name'>;
  /** Returns to the list. */
  onBack: () => void;
}

/** The requests of a community, one after another, by keyboard (docs/screens/03-communities.md §10). */
export function MemberQueue({ community: { id, name }, onBack }: MemberQueueProps) {
  const { t } = useTranslation('communitymembers');
  const { number } = useFormat();
  const control = useMemberQueue(id);
  const { queue, isLoaded, error, unreadable, lookAgain } = control;
  useShortcut('refresh', lookAgain);
  // The button that opened the queue is no longer there; without a request the way back takes its focus.
  const [accepted, setAccepted] = useState<CommunityMember | null>(null);
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
  if (queue.entries.length === 0 && unreadable.length === 0) {
    return <EmptyState title={t('queue.empty')} text={t('queue.emptyText')} action={toList} />;
  }
  return (
    <div className={`${flow.stackM} ${styles.page}`}>
      {error !== null && <NotRefreshedBand error={error} context="communitymembers" onRetry={lookAgain} />}
      <UnreadableBar count={unreadable.length} text={(count) => t('queue.unreadable', { count })} />
      <div className={`${flow.bar} ${styles.progress}`}>
        {toList}
        <QueueProgress queue={queue} remainingText={(count) => t('queue.remaining', { count, shown: number(count) })} />
        <StatusCounts community={id} />
      </div>
      {accepted !== null && <Welcome member={accepted} community={name} />}
      <div className={styles.columns}>
        <QueueList
          queue={queue}
          nameOf={memberName}
          labels={{
            label: t('queue.list'),
            more: (count) => t('queue.more', { count }),
          }}
          onChoose={control.goTo}
        />
        <CurrentRequest communityId={id} control={control} onAccepted={setAccepted} />
      </div>
    </div>
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
  return <p className={flow.digits}>{parts.join(' · ')}</p>;
}

interface CurrentRequestProps {
  communityId: number;
  control: RecordQueue<CommunityMember>;
  /** Called with whoever was just accepted. */
  onAccepted: (member: CommunityMember) => void;
}

function CurrentRequest({ communityId, control, onAccepted }: CurrentRequestProps) {
  const { t } = useTranslation('communitymembers');
  const { entry, shouldTakeFocus } = useCurrentEntry(control.queue);
  if (entry === undefined) {
    return (
      <QueueSummary
        control={control}
        nameOf={memberName}
        leftText={(count) => t('queue.left', { count })}
        lookAgain={t('queue.lookAgain')}
      />
    );
  }
  return (
    <MemberPanel
      key={entry.record.id}
      communityId={communityId}
      entry={entry}
      control={control}
      onAccepted={onAccepted}
      shouldTakeFocus={shouldTakeFocus}
    />
  );
}
