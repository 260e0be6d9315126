import { useTranslation } from 'react-i18next';
import { DecisionBar } from '#renderer/features/queue/DecisionBar.tsx';
import { QueuedPanel } from '#renderer/features/queue/QueuedPanel.tsx';
import type { QueuedEntry } from '#renderer/features/queue/queue.ts';
import { ReviewStatusBar } from '#renderer/features/queue/ReviewStatusBar.tsx';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { toAppError } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { WorkedQueue } from '#shared/resources/hitchhikers/queues.ts';
import { hitchhikerQueues } from '#shared/resources/hitchhikers/queues.ts';
import type { User } from '#shared/resources/users/user.ts';
import { envelopeLines } from '../letters/recipients.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { missingFlagRights } from './rules.ts';
import type { HitchhikerQueueControl } from './useHitchhikerQueue.ts';
import type { QueueWork } from './useQueueWork.ts';

interface HitchhikerPanelProps {
  queue: WorkedQueue;
  entry: QueuedEntry<User>;
  control: HitchhikerQueueControl;
  work: QueueWork;
  /** Whether the name takes the focus: not when the queue has just opened, as the title of the page has it. */
  shouldTakeFocus: boolean;
}

/** One person of the queue: what one needs of them, and what is done with a key. Each person has a new panel. */
export function HitchhikerPanel({ queue, entry, control, work, shouldTakeFocus }: HitchhikerPanelProps) {
  const { t } = useTranslation(['hitchhikers', 'rights']);
  const { list } = useFormat();
  const can = useCan();
  const { accept, refuse, isUndo } = work;
  useShortcut('accept', accept);
  useShortcut('refuse', refuse);
  const { record: user } = entry;
  const isCall = hitchhikerQueues[queue].flag === null;
  const missing = isCall ? [] : missingFlagRights(can);
  const facts = { user, call: control.calls.get(user.id) };
  return (
    <QueuedPanel
      id="queue-hitchhiker"
      name={personNameOf(user)}
      shouldTakeFocus={shouldTakeFocus}
      notices={
        <ReviewStatusBar
          reviewStatus={entry.reviewStatus}
          textOf={({ kind }) => t(`hitchhikers:queue.told.${kind}`, { context: isCall ? 'call' : undefined })}
          context="users"
        />
      }
    >
      {queue === 'kits' || isCall || !can('user_read') ? (
        <PersonFacts {...facts} address={undefined} />
      ) : (
        <WithAddress {...facts} />
      )}
      <DecisionBar
        right="hitchhiking_administrator"
        canDecide
        labels={{
          accept: missing.length > 0 ? null : t(`hitchhikers:queue.accept.${queue}`),
          refuse: isCall ? t('hitchhikers:queue.notReached') : isUndo ? t('hitchhikers:queue.undo') : null,
        }}
        note={
          missing.length > 0
            ? t('hitchhikers:queue.noRight', { rights: list(missing.map((right) => t(`rights:${right}`))) })
            : t('hitchhikers:queue.note', { context: isCall ? 'call' : undefined })
        }
        onAccept={accept}
        onRefuse={refuse}
        onNext={control.next}
        onBack={control.back}
      />
    </QueuedPanel>
  );
}

/** The facts with the address of a letter, which the record has and a row of the list lacks. */
function WithAddress({ user, ...facts }: Omit<Parameters<typeof PersonFacts>[0], 'address'>) {
  const { data, error, refetch } = useRecord('users', user.id);
  return (
    <>
      {error !== null && <NotRefreshedBand error={toAppError(error)} context="users" onRetry={() => void refetch()} />}
      <PersonFacts {...facts} user={data ?? user} address={envelopeLines(data ?? user)} />
    </>
  );
}
