import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { Decision, Outcome } from './moderate.ts';
import type { Proof } from './proofs.ts';
import { useModeration } from './useModeration.ts';

interface DecisionDialogProps {
  user: User;
  proof: Proof;
  decision: Decision;
  /** Whether the user has seen the document. */
  wasSeen: boolean;
  /** Opened by its shortcut, not by Enter on a button: Enter then confirms. */
  isByKey?: boolean;
  /** Called when the decision has ended or was cancelled; null when nothing was sent. */
  onEnd: (outcome: Outcome | null) => void;
}

/**
 * Asks before a proof is accepted or refused (confirm, docs/screens/02-users-hitchhikers.md §6), and stays until the
 * outcome is known.
 */
export function DecisionDialog({ user, proof, decision, wasSeen, isByKey = false, onEnd }: DecisionDialogProps) {
  const { t } = useTranslation('identity');
  const { isBusy, unfinished, decide } = useModeration(user, proof);
  const name = personNameOf(user);
  const perform = async () => {
    const outcome = await decide(decision);
    if (outcome !== null && !('error' in outcome)) onEnd(outcome);
  };
  return (
    <ConfirmDialog
      title={t(`decision.${decision}.title`, { name })}
      gate={{ level: 'confirm' }}
      button={unfinished === null ? t(`decision.${decision}.button`) : t('decision.again')}
      initialFocus={isByKey ? 'confirm' : 'cancel'}
      isDanger={decision === 'refuse'}
      isBusy={isBusy}
      onConfirm={() => void perform()}
      onClose={() => onEnd(unfinished)}
    >
      <p>{t(`decision.${decision}.text`)}</p>
      <p>{t('decision.final')}</p>
      {!wasSeen && <p>{t('decision.unseen')}</p>}
      <MutationError
        error={unfinished?.error ?? null}
        context="identity"
        advice={unfinished?.kind === 'uncertain' ? t('decision.uncertain') : undefined}
      />
    </ConfirmDialog>
  );
}
