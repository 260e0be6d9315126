import { Button } from '@fluentui/react-components';
import { MailMultipleRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryOf, isOpen, remaining } from '#renderer/features/queue/queue.ts';
import { printEntry } from '#renderer/kit/actions/print-action.tsx';
import { useScreenActions } from '#renderer/kit/actions/screen.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { PageActions } from '#renderer/kit/ui/page/PageSlot.tsx';
import { maxLetters } from '#shared/max-items.ts';
import { hitchhikerQueues, type WorkedQueue } from '#shared/resources/hitchhikers/queues.ts';
import type { FindPeople } from '../letters/read-recipients.ts';
import type { LetterFlag, OnNoted } from '../letters/recipients.ts';
import { findWaiting } from './read-waiting.ts';
import type { HitchhikerQueueControl } from './useHitchhikerQueue.ts';

const LettersDialog = lazily(async () => (await import('../letters/LettersDialog.tsx')).LettersDialog);

interface QueueLettersProps {
  queue: WorkedQueue;
  control: HitchhikerQueueControl;
}

/** Prints letters and labels for all who are left in a queue of letters; nothing in another queue. */
export function QueueLetters(props: QueueLettersProps) {
  const can = useCan();
  const { flag } = hitchhikerQueues[props.queue];
  const isOffered = (flag === 'isLetterPrinted' || flag === 'isLetterPosted') && can('user_read');
  return isOffered && <LettersButton {...props} flag={flag} />;
}

function LettersButton({ queue, control, flag }: QueueLettersProps & { flag: LetterFlag }) {
  const { t } = useTranslation('hitchhikers');
  const { number } = useFormat();
  const [find, setFind] = useState<FindPeople | null>(null);
  const left = remaining(control.queue);
  const open = () => {
    if (left === 0) return;
    const settled = control.queue.entries.filter((entry) => !isOpen(entry));
    const except = new Set(settled.map(({ record }) => record.id));
    const next = findWaiting({ queue, flag, expected: left, except });
    setFind(() => next);
  };
  useScreenActions([
    {
      id: 'hitchhikers.queueLetters',
      label: t('letters.action'),
      icon: printEntry.icon,
      shortcut: printEntry.shortcut,
      run: open,
    },
  ]);
  const onNoted: OnNoted = (noted, ids, isNoted) => {
    if (noted !== flag) return;
    for (const id of ids) {
      if (isNoted) control.settleAndAdvance(id, { kind: 'accepted' });
      else control.settle(id, { kind: 'waiting' });
    }
    // How many wait beyond the rows that are loaded is another number now.
    if (ids.some((id) => entryOf(control.queue, id) === undefined)) control.lookAgain();
  };
  return (
    <>
      <PageActions>
        <Button icon={<MailMultipleRegular />} disabledFocusable={left === 0} onClick={open}>
          {left > maxLetters
            ? t('letters.ofFirst', { shown: number(maxLetters) })
            : t('letters.ofQueue', { count: left, shown: number(left) })}
        </Button>
      </PageActions>
      {find !== null && (
        <Suspense>
          <LettersDialog find={find} onNoted={onNoted} onClose={() => setFind(null)} />
        </Suspense>
      )}
    </>
  );
}
