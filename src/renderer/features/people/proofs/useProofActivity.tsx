import { Button } from '@fluentui/react-components';
import {
  CheckmarkRegular,
  DismissRegular,
  DocumentArrowUpRegular,
  DocumentDismissRegular,
  DocumentSearchRegular,
} from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ActivityEntry } from '#renderer/kit/ui/show/Activity.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { isDeleted } from '../DeletedBar.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { Decision } from './moderate.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { useProofFile } from './proof-text.ts';
import styles from './proofs.module.css';
import { isPending, type Proof } from './proofs.ts';

type Open = { proof: Proof; decision?: Decision; wasSeen: boolean };

const ACCEPTED = 2;
const REFUSED = 3;
const CANCELED = 4;

/**
 * The proofs of a person as entries of their activity: when each was submitted and decided on, and by whom. The one that
 * waits can be viewed and decided on in place (docs/screens/02-users-hitchhikers.md §6).
 */
export function useProofActivity(user: User): { entries: ActivityEntry[]; dialog: ReactNode } {
  const { t } = useTranslation('identity');
  const client = useQueryClient();
  const can = useCan();
  const fileOf = useProofFile();
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
        <div className={`${flow.wrap} ${styles.actions}`}>
          {proof.hasFile && (
            <Button size="small" icon={<DocumentSearchRegular />} onClick={() => setOpen({ proof, wasSeen: false })}>
              {t('actions.show')}
            </Button>
          )}
          {canDecide && button(proof, 'accept')}
          {canDecide && button(proof, 'refuse')}
        </div>
        {!canDecide && <p className={flow.quiet}>{t('actions.noRight', { right: 'user_update' })}</p>}
      </>
    );

  const entriesOf = (proof: Proof): ActivityEntry[] => {
    const { id, status, createdDate, acceptedDate, refusedDate, validator } = proof;
    const by = validator === null ? {} : { context: 'by', by: validator };
    const detail = fileOf(proof);
    const decided: ActivityEntry | null =
      status === ACCEPTED || acceptedDate !== null
        ? {
            key: `accepted${id}`,
            at: acceptedDate,
            icon: CheckmarkRegular,
            tone: 'success',
            text: t('activity.accepted', by),
            detail,
          }
        : status === REFUSED || refusedDate !== null
          ? {
              key: `refused${id}`,
              at: refusedDate,
              icon: DismissRegular,
              tone: 'danger',
              text: t('activity.refused', by),
              detail,
            }
          : null;
    const waits = isPending(proof);
    const submitted: ActivityEntry =
      status === CANCELED
        ? { key: `canceled${id}`, at: createdDate, icon: DocumentDismissRegular, text: t('activity.canceled'), detail }
        : {
            key: `submitted${id}`,
            at: createdDate,
            icon: DocumentArrowUpRegular,
            tone: waits ? 'warning' : undefined,
            text: t(waits ? 'activity.waiting' : 'activity.created'),
            // The decision says what is left of it.
            detail: decided === null && detail,
            actions: actionsOf(proof),
          };
    return decided === null ? [submitted] : [decided, ...(createdDate === null ? [] : [submitted])];
  };

  return {
    entries: user.identityProofs.flatMap(entriesOf),
    dialog: (
      <>
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
          <DecisionDialog
            user={user}
            proof={open.proof}
            decision={open.decision}
            wasSeen={open.wasSeen}
            onEnd={close}
          />
        )}
      </>
    ),
  };
}
