import { Button } from '@fluentui/react-components';
import { CheckmarkRegular, DismissRegular, DocumentSearchRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { User } from '#shared/resources/users/user.ts';
import { isDeleted } from '../DeletedBar.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Decision } from './moderate.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { ProofTimeline } from './ProofTimeline.tsx';
import styles from './proofs.module.css';
import { isPending, type Proof } from './proofs.ts';

type Open = { proof: Proof; decision?: Decision; wasSeen: boolean };

/** The proofs of a person on their page: view and decide in place. */
export function ProofModeration({ user }: { user: User }) {
  const { t } = useTranslation('identity');
  const client = useQueryClient();
  const can = useCan();
  const [open, setOpen] = useState<Open | null>(null);
  const canDecide = can('user_update') && !isDeleted(user);
  const close = () => setOpen(null);
  const button = (proof: Proof, decision: Decision) => (
    <Button
      size="small"
      icon={decision === 'accept' ? <CheckmarkRegular /> : <DismissRegular />}
      onClick={() => setOpen({ proof, decision, wasSeen: false })}
    >
      {t(`actions.${decision}`)}
    </Button>
  );
  const actionsOf = (proof: Proof) =>
    isPending(proof) &&
    !isDeleted(user) && (
      <>
        <div className={styles.actions}>
          {proof.hasFile && (
            <Button size="small" icon={<DocumentSearchRegular />} onClick={() => setOpen({ proof, wasSeen: false })}>
              {t('actions.show')}
            </Button>
          )}
          {canDecide && button(proof, 'accept')}
          {canDecide && button(proof, 'refuse')}
        </div>
        {!canDecide && <p className={styles.note}>{t('actions.noRight', { right: 'user_update' })}</p>}
      </>
    );

  return (
    <>
      <ProofTimeline proofs={user.identityProofs} actionsOf={actionsOf} />
      {open !== null && open.decision === undefined && (
        <ProofDialog
          user={user}
          proof={open.proof}
          onDecide={canDecide ? (decision, wasSeen) => setOpen({ proof: open.proof, decision, wasSeen }) : undefined}
          onProcessed={() => void refresh(client, ['users'])}
          onClose={close}
        />
      )}
      {open?.decision !== undefined && (
        <DecisionDialog user={user} proof={open.proof} decision={open.decision} wasSeen={open.wasSeen} onEnd={close} />
      )}
    </>
  );
}
