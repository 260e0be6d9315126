import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '#renderer/features/people/proofs/DecisionDialog.tsx';
import type { Decision, Outcome } from '#renderer/features/people/proofs/moderate.ts';
import { ProofDocument } from '#renderer/features/people/proofs/ProofDocument.tsx';
import { DecisionBar } from '#renderer/features/queue/DecisionBar.tsx';
import { QueuedPanel } from '#renderer/features/queue/QueuedPanel.tsx';
import styles from '#renderer/features/queue/queue.module.css';
import type { QueuedEntry, ReviewStatus } from '#renderer/features/queue/queue.ts';
import { ReviewStatusBar } from '#renderer/features/queue/ReviewStatusBar.tsx';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { useCurrentPerson } from './useCurrentPerson.ts';

/** The status of a person after a decision. */
export function reviewStatusAfter(outcome: Outcome): ReviewStatus {
  switch (outcome.kind) {
    case 'done':
      return { kind: outcome.decision === 'accept' ? 'accepted' : 'refused' };
    default:
      return outcome;
  }
}

/** Names the one who decided elsewhere, where the platform tells. */
const byOf = (status: ReviewStatus) =>
  status.kind === 'elsewhere' && status.by !== null ? { context: 'by', by: status.by } : {};

interface QueuePanelProps {
  entry: QueuedEntry<User>;
  /** Whether the name takes the focus: not when the page has just opened, as its title has it. */
  shouldTakeFocus: boolean;
  onReviewStatus: (reviewStatus: ReviewStatus) => void;
  onDecided: (reviewStatus: ReviewStatus) => void;
  onNext: () => void;
  onBack: (() => void) | undefined;
}

/** One person of the queue: the document beside the known facts, and the decision. Each person has a new panel. */
export function QueuePanel({ entry, shouldTakeFocus, onReviewStatus, onDecided, onNext, onBack }: QueuePanelProps) {
  const { t } = useTranslation('identity');
  const can = useCan();
  const { user, proof, error, readAgain } = useCurrentPerson(entry, onReviewStatus);
  const [seenProof, setSeenProof] = useState<number | null>(null);
  const [pending, setPending] = useState<{ decision: Decision; isByKey: boolean } | null>(null);
  const canDecide = proof !== undefined && can('user_update');
  const ask = (decision: Decision, isByKey: boolean) => () => setPending({ decision, isByKey });
  useShortcut('accept', canDecide ? ask('accept', true) : undefined);
  useShortcut('refuse', canDecide ? ask('refuse', true) : undefined);

  const onEnd = (outcome: Outcome | null) => {
    setPending(null);
    if (outcome === null) return;
    const reviewStatus = reviewStatusAfter(outcome);
    const isOver = reviewStatus.kind !== 'failed' && reviewStatus.kind !== 'uncertain';
    const waitsWithAnother = isOver && user.identityProofs.some(({ id, status }) => status === 1 && id !== proof?.id);
    // Somebody with two pending proofs stays until both are decided on: the record is being read again.
    if (waitsWithAnother) onReviewStatus({ kind: 'waiting' });
    else if (isOver) onDecided(reviewStatus);
    else onReviewStatus(reviewStatus);
  };

  return (
    <QueuedPanel
      id="queue-person"
      name={personNameOf(user)}
      shouldTakeFocus={shouldTakeFocus}
      notices={
        <>
          {error !== null && <NotRefreshedBand error={error} context="users" onRetry={readAgain} />}
          <ReviewStatusBar
            reviewStatus={entry.reviewStatus}
            textOf={(status) => t(`queue.told.${status.kind}`, byOf(status))}
            context="identity"
            onReadAgain={readAgain}
          />
        </>
      }
    >
      <div className={styles.sides}>
        <div className={styles.document}>
          {proof === undefined ? (
            <p className={styles.nothing}>{t('queue.nothing')}</p>
          ) : (
            <ProofDocument
              key={proof.id}
              user={user}
              proof={proof}
              onShown={() => setSeenProof(proof.id)}
              onProcessed={readAgain}
            />
          )}
        </div>
        <PersonFacts user={user} />
      </div>
      <DecisionBar
        right="user_update"
        canDecide={can('user_update')}
        note={t('decision.final')}
        onAccept={canDecide ? ask('accept', false) : undefined}
        onRefuse={canDecide ? ask('refuse', false) : undefined}
        onNext={onNext}
        onBack={onBack}
      />
      {pending !== null && proof !== undefined && (
        <DecisionDialog
          user={user}
          proof={proof}
          wasSeen={seenProof === proof.id}
          decision={pending.decision}
          isByKey={pending.isByKey}
          onEnd={onEnd}
        />
      )}
    </QueuedPanel>
  );
}
