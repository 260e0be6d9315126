import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { QueueList } from '#renderer/features/queue/QueueList.tsx';
import { QueueProgress } from '#renderer/features/queue/QueueProgress.tsx';
import { QueueSummary } from '#renderer/features/queue/QueueSummary.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import { UnreadableBar } from '#renderer/features/queue/UnreadableBar.tsx';
import { useCurrentEntry } from '#renderer/features/queue/useCurrentEntry.ts';
import { type QueueWords, useQueueWords } from '#renderer/features/queue/useQueueWords.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { usePageHeading } from '#renderer/kit/ui/page/context.ts';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { hitchhikerQueues, type WorkedQueue, workedQueueNames } from '#shared/resources/hitchhikers/queues.ts';
import { addressOf } from '#shared/routes.ts';
import { MissingRightsBar } from '../MissingRightsBar.tsx';
import { HitchhikerPanel } from './HitchhikerPanel.tsx';
import { QueueLetters } from './QueueLetters.tsx';
import { type HitchhikerQueueControl, useHitchhikerQueue } from './useHitchhikerQueue.ts';
import { useQueueWork } from './useQueueWork.ts';

/** `/hitchhikers/queue`: hitchhikers for whom the same is to be done, one after another, by keyboard. */
export function HitchhikerQueuePage({ search: { of } }: AddressPageProps) {
  const queue = workedQueueNames.find((name) => name === of) ?? 'calls';
  return <QueuePage key={queue} queue={queue} />;
}

function QueuePage({ queue }: { queue: WorkedQueue }) {
  const { t } = useTranslation('hitchhikers');
  const { number } = useFormat();
  const control = useHitchhikerQueue(queue);
  const words = useHitchhikerWords(queue);
  const { queue: entries, isLoaded, error, lookAgain, unreadable } = control;
  usePageHeading(t(`queue.titles.${queue}`));
  useShortcut('refresh', lookAgain);
  const toList = <ButtonLink to={addressOf('hitchhikers')}>{t('queue.toList')}</ButtonLink>;
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
  if (entries.entries.length === 0 && unreadable.length === 0) {
    return <EmptyState title={t(`queue.empty.${queue}`)} text={t(`queue.what.${queue}`)} action={toList} />;
  }
  return (
    <div className={`${flow.stackM} ${styles.page}`}>
      <ScreenLine>
        <div className={`${flow.bar} ${styles.progress}`}>
          <QueueProgress
            queue={entries}
            remainingText={(count) => t('queue.remaining', { count, shown: number(count) })}
          />
        </div>
      </ScreenLine>
      <QueueLetters queue={queue} control={control} />
      <Said queue={queue} areCallsRead={control.areCallsRead} />
      {error !== null && <NotRefreshedBand error={error} context="users" onRetry={lookAgain} />}
      <UnreadableBar count={unreadable.length} text={(count) => t('queue.unreadable', { count })} />
      <div className={styles.columns}>
        <QueueList
          queue={entries}
          nameOf={personNameOf}
          labels={{ label: t('queue.list'), more: (count) => t('queue.more', { count }) }}
          words={words}
          onChoose={control.goTo}
        />
        <CurrentPerson queue={queue} control={control} words={words} />
      </div>
    </div>
  );
}

/** What the queue is, and what of it cannot be read. */
function Said({ queue, areCallsRead }: { queue: WorkedQueue; areCallsRead: boolean }) {
  const { t } = useTranslation('hitchhikers');
  return (
    <>
      <MissingRightsBar />
      {!areCallsRead && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('queue.callsUnread')}</MessageBarBody>
        </MessageBar>
      )}
      <p className={flow.digits}>{t(`queue.what.${queue}`)}</p>
    </>
  );
}

interface CurrentPersonProps {
  queue: WorkedQueue;
  control: HitchhikerQueueControl;
  words: QueueWords;
}

function CurrentPerson({ queue, control, words }: CurrentPersonProps) {
  const { t } = useTranslation('hitchhikers');
  const { entry, shouldTakeFocus } = useCurrentEntry(control.queue);
  const work = useQueueWork(queue, entry, control);
  if (entry === undefined) {
    return (
      <QueueSummary
        control={control}
        nameOf={personNameOf}
        leftText={(count) => t('queue.left', { count })}
        lookAgain={t('queue.lookAgain')}
        words={words}
      >
        <ButtonLink to={addressOf('home')}>{t('queue.toHome')}</ButtonLink>
      </QueueSummary>
    );
  }
  return (
    <HitchhikerPanel
      key={entry.record.id}
      queue={queue}
      entry={entry}
      control={control}
      work={work}
      shouldTakeFocus={shouldTakeFocus}
    />
  );
}

/** The words of the queues in which nothing is accepted or refused. */
function useHitchhikerWords(queue: WorkedQueue): QueueWords {
  const { t } = useTranslation('hitchhikers');
  const word = (name: 'done' | 'reached' | 'notReached') => ({
    status: t(`queue.words.${name}`),
    summary: (count: number) => t(`queue.counted.${name}`, { count }),
  });
  return useQueueWords(
    hitchhikerQueues[queue].flag === null
      ? { accepted: word('reached'), refused: word('notReached') }
      : { accepted: word('done') },
  );
}
