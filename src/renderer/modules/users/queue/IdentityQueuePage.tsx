import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropProofFiles, proofFileQuery } from '#renderer/features/documents/files.ts';
import { useForgetFiles } from '#renderer/features/documents/useForgetFiles.ts';
import { pendingProof } from '#renderer/features/people/proofs/proofs.ts';
import { QueueList } from '#renderer/features/queue/QueueList.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import { entryOf, nextOpen, placeOf, previousOf, type Queue, remaining } from '#renderer/features/queue/queue.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { ProgressBar } from '#renderer/kit/ui/progress/ProgressBar.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { addressOf, recordIdOf } from '#shared/routes.ts';
import { QueuePanel } from './QueuePanel.tsx';
import { QueueSummary } from './QueueSummary.tsx';
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
  const { t } = useTranslation(['identity', 'users']);
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
    const toList = <ButtonLink to={addressOf('users')}>{t('identity:queue.summary.toList')}</ButtonLink>;
    return (
      <>
        <MissedBar missed={control.missed} />
        <EmptyState title={t('identity:queue.empty')} text={t('identity:queue.emptyText')} action={toList} />
      </>
    );
  }
  return (
    <div className={styles.page}>
      <ScreenLine>
        <Progress control={control} />
      </ScreenLine>
      <MissingRightBar right="user_update" />
      <MissedBar missed={control.missed} />
      {error !== null && <NotRefreshedBand error={error} context="users" onRetry={lookAgain} />}
      {control.unreadable.length > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('identity:queue.unreadable', { count: control.unreadable.length })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.columns}>
        <QueueList
          queue={queue}
          nameOf={personNameOf}
          labels={{
            label: t('identity:queue.list'),
            statusOf: (kind) => t(`identity:queue.reviewStatuses.${kind}`),
            more: (count) => t('identity:queue.more', { count }),
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
  const { t } = useTranslation('identity');
  if (missed === null) return null;
  const { id, user } = missed;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {user === null ? t('queue.missed.unread', { id }) : t('queue.missed.treated', { name: personNameOf(user) })}{' '}
        <RecordLink to={addressOf('users_show', { id })}>{t('queue.open')}</RecordLink>
      </MessageBarBody>
    </MessageBar>
  );
}

/** “3 of 12”, and how many remain, announced to screen readers at each step. */
function Progress({ control: { queue } }: { control: QueueControl }) {
  const { t } = useTranslation('identity');
  const format = useFormat();
  const remainingCount = remaining(queue);
  const place = t('queue.place', { place: format.number(placeOf(queue)), total: format.number(queue.total) });
  return (
    <div className={styles.progress}>
      <ProgressBar aria-label={t('queue.progress')} max={queue.total} value={queue.total - remainingCount} />
      <p role="status" className={styles.place}>
        {queue.current !== null && (
          <>
            <strong>{place}</strong>
            {' · '}
          </>
        )}
        {t('queue.remaining', { count: remainingCount, shown: format.number(remainingCount) })}
      </p>
    </div>
  );
}

function CurrentPerson({ control }: { control: QueueControl }) {
  const { queue, settle, settleAndAdvance, next, back } = control;
  const { current } = queue;
  const [first] = useState(current);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && current !== first) setMoved(true);
  const entry = entryOf(queue, current);
  if (entry === undefined || current === null) return <QueueSummary control={control} />;
  return (
    <QueuePanel
      key={current}
      entry={entry}
      shouldTakeFocus={hasMoved}
      onReviewStatus={(reviewStatus) => settle(current, reviewStatus)}
      onDecided={(reviewStatus) => settleAndAdvance(current, reviewStatus)}
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
