import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropProofFiles, proofFileQuery } from '#renderer/features/documents/files.ts';
import { useForgetFiles } from '#renderer/features/documents/useForgetFiles.ts';
import { pendingProof } from '#renderer/features/people/proofs/proofs.ts';
import { QueueList } from '#renderer/features/queue/QueueList.tsx';
import { QueueProgress } from '#renderer/features/queue/QueueProgress.tsx';
import { QueueSummary } from '#renderer/features/queue/QueueSummary.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import { nextOpen, previousOf, type Queue } from '#renderer/features/queue/queue.ts';
import { UnreadableBar } from '#renderer/features/queue/UnreadableBar.tsx';
import { useCurrentEntry } from '#renderer/features/queue/useCurrentEntry.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { addressOf, recordIdOf } from '#shared/routes.ts';
import { QueuePanel } from './QueuePanel.tsx';
import { type Missed, type QueueControl, useQueue } from './useQueue.ts';

type Search = Record<string, unknown>;

interface IdentityQueuePageProps {
  /** `user`: the id of the person to start with; `hitchhikers`: whether to show hitchhikers only. */
  search: Search;
  onSearch: (next: Search, options?: { replace?: boolean }) => void;
}

/**
 * `/users/identities`: people whose identity is to be checked, one after another, by keyboard
 * (docs/screens/02-users-hitchhikers.md §6).
 */
export function IdentityQueuePage({ search, onSearch }: IdentityQueuePageProps) {
  const { t } = useTranslation('identity');
  const { number } = useFormat();
  const [options] = useState(() => ({
    isHitchhikersOnly: search.hitchhikers === 'yes',
    first: recordIdOf(search.user === undefined ? undefined : String(search.user)),
  }));
  const control = useQueue(options);
  const { queue, isLoaded, error, lookAgain } = control;
  useForgetFiles();
  usePreload(queue);
  useShortcut('refresh', lookAgain);
  const { current } = queue;
  const keepInAddress = useEffectEvent(() => {
    const { user, ...others } = search;
    if (isLoaded && user !== (current ?? undefined))
      onSearch({ ...others, ...(current !== null && { user: current }) }, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the person on screen.
  useEffect(() => keepInAddress(), [current, isLoaded]);

  if (!isLoaded) {
    if (error === null) return <LoadingState />;
    return (
      <ErrorState
        error={error.kind === 'denied' ? { ...error, right: error.right ?? 'user_list' } : error}
        context="users"
        onRetry={lookAgain}
      />
    );
  }
  if (queue.entries.length === 0 && control.unreadable.length === 0) {
    const toList = <ButtonLink to={addressOf('users')}>{t('queue.toList')}</ButtonLink>;
    return (
      <>
        <MissedBar missed={control.missed} />
        <EmptyState title={t('queue.empty')} text={t('queue.emptyText')} action={toList} />
      </>
    );
  }
  return (
    <div className={`${flow.stackM} ${styles.page}`}>
      <ScreenLine>
        <div className={`${flow.bar} ${styles.progress}`}>
          <QueueProgress
            queue={queue}
            remainingText={(count) => t('queue.remaining', { count, shown: number(count) })}
          />
        </div>
      </ScreenLine>
      <MissingRightBar right="user_update" />
      <MissedBar missed={control.missed} />
      {error !== null && <NotRefreshedBand error={error} context="users" onRetry={lookAgain} />}
      <UnreadableBar count={control.unreadable.length} text={(count) => t('queue.unreadable', { count })} />
      <div className={styles.columns}>
        <QueueList
          queue={queue}
          nameOf={personNameOf}
          labels={{
            label: t('queue.list'),
            more: (count) => t('queue.more', { count }),
          }}
          onChoose={control.goTo}
        />
        <CurrentPerson control={control} />
      </div>
    </div>
  );
}

/** Says that the requested person is not the one on screen, with a link to their page. */
function MissedBar({ missed }: { missed: Missed | null }) {
  const { t } = useTranslation(['identity', 'queue']);
  if (missed === null) return null;
  const { id, user } = missed;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {user === null
          ? t('identity:queue.missed.unread', { id })
          : t('identity:queue.missed.treated', { name: personNameOf(user) })}{' '}
        <RecordLink to={addressOf('users_show', { id })}>{t('queue:open')}</RecordLink>
      </MessageBarBody>
    </MessageBar>
  );
}

function CurrentPerson({ control }: { control: QueueControl }) {
  const { t } = useTranslation('identity');
  const { queue, settle, settleAndAdvance, next, back } = control;
  const { entry, shouldTakeFocus } = useCurrentEntry(queue);
  if (entry === undefined) {
    return (
      <QueueSummary
        control={control}
        nameOf={personNameOf}
        leftText={(count) => t('queue.left', { count })}
        lookAgain={t('queue.lookAgain')}
      >
        <ButtonLink to={addressOf('users')}>{t('queue.toList')}</ButtonLink>
      </QueueSummary>
    );
  }
  const { id } = entry.record;
  return (
    <QueuePanel
      key={id}
      entry={entry}
      shouldTakeFocus={shouldTakeFocus}
      onReviewStatus={(reviewStatus) => settle(id, reviewStatus)}
      onDecided={(reviewStatus) => settleAndAdvance(id, reviewStatus)}
      onNext={next}
      onBack={back}
    />
  );
}

/**
 * Prefetches the next person and their document while the current one is viewed, and drops documents that are no longer
 * adjacent. All calls are read-only and change nothing on the platform.
 */
function usePreload(queue: Queue): void {
  const client = useQueryClient();
  const { current } = queue;
  const next = nextOpen(queue, current);
  const previous = previousOf(queue, current);
  useEffect(() => {
    dropProofFiles(
      client,
      [previous, current, next].filter((id) => id !== null),
    );
    if (next === null || current === null) return;
    let isOver = false;
    const preload = async () => {
      const user = await client.fetchQuery(itemQuery('users', next));
      const proof = pendingProof(user);
      if (!isOver && proof?.hasFile === true) await client.prefetchQuery(proofFileQuery(next, proof.id));
    };
    // A failure here is reported when the person is shown.
    preload().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [client, previous, current, next]);
}
