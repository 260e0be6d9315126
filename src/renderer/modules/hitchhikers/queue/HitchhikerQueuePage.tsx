import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { MailMultipleRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueueList } from '#renderer/features/queue/QueueList.tsx';
import { QueueProgress } from '#renderer/features/queue/QueueProgress.tsx';
import { QueueSummary } from '#renderer/features/queue/QueueSummary.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import { isOpen } from '#renderer/features/queue/queue.ts';
import { UnreadableBar } from '#renderer/features/queue/UnreadableBar.tsx';
import { useCurrentEntry } from '#renderer/features/queue/useCurrentEntry.ts';
import { type QueueWords, useQueueWords } from '#renderer/features/queue/useQueueWords.ts';
import { printEntry } from '#renderer/kit/actions/print-action.tsx';
import { useScreenActions } from '#renderer/kit/actions/screen.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { usePageHeading } from '#renderer/kit/ui/page/context.ts';
import { PageActions, ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { EmptyState } from '#renderer/kit/ui/states/EmptyState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { maxBulkIds } from '#shared/max-items.ts';
import { hitchhikerQueues, type WorkedQueue, workedQueueNames } from '#shared/resources/hitchhikers/queues.ts';
import { addressOf } from '#shared/routes.ts';
import { MissingRightsBar } from '../MissingRightsBar.tsx';
import { HitchhikerPanel } from './HitchhikerPanel.tsx';
import { type HitchhikerQueueControl, useHitchhikerQueue } from './useHitchhikerQueue.ts';
import { useQueueWork } from './useQueueWork.ts';

const LettersDialog = lazily(async () => (await import('../letters/LettersDialog.tsx')).LettersDialog);

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
    <div className={styles.page}>
      <ScreenLine>
        <div className={styles.progress}>
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
      <p className={styles.place}>{t(`queue.what.${queue}`)}</p>
    </>
  );
}

/** Prints letters and labels for those who are left, or for the one on screen. */
function QueueLetters({ queue, control }: { queue: WorkedQueue; control: HitchhikerQueueControl }) {
  const { t } = useTranslation('hitchhikers');
  const { number } = useFormat();
  const can = useCan();
  const [people, setPeople] = useState<readonly { id: number; name: string }[] | null>(null);
  const { flag } = hitchhikerQueues[queue];
  const isLetter = flag === 'isLetterPrinted' || flag === 'isLetterPosted';
  const isOffered = isLetter && can('user_read');
  const left = control.queue.entries.filter(isOpen).slice(0, maxBulkIds);
  const open = () =>
    left.length > 0 && setPeople(left.map(({ record }) => ({ id: record.id, name: personNameOf(record) })));
  useScreenActions(
    isOffered
      ? [
          {
            id: 'hitchhikers.queueLetters',
            label: t('letters.action'),
            icon: printEntry.icon,
            shortcut: printEntry.shortcut,
            run: open,
          },
        ]
      : [],
  );
  if (!isOffered) return null;
  return (
    <>
      <PageActions>
        <Button icon={<MailMultipleRegular />} disabledFocusable={left.length === 0} onClick={open}>
          {t('letters.ofQueue', { count: left.length, shown: number(left.length) })}
        </Button>
      </PageActions>
      {people !== null && (
        <Suspense>
          <LettersDialog
            people={people}
            onClose={(noted) => {
              setPeople(null);
              for (const id of noted[flag]) control.settleAndAdvance(id, { kind: 'accepted' });
            }}
          />
        </Suspense>
      )}
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
