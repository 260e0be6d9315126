import { Button } from '@fluentui/react-components';
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { userName } from '#shared/resources/users/name.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { Decision } from './moderate.ts';
import { ProofDocument } from './ProofDocument.tsx';
import styles from './proofs.module.css';
import type { Proof } from './proofs.ts';
import { useForgetFiles } from './useForgetFiles.ts';

interface ProofDialogProps {
  user: User;
  proof: Proof;
  /** Absent without the permission to decide. */
  onDecide?: (decision: Decision, wasSeen: boolean) => void;
  onProcessed: () => void;
  onClose: () => void;
}

/** The document of a proof over the whole window, with the decision under it. */
export function ProofDialog({ user, proof, onDecide, onProcessed: onTreated, onClose }: ProofDialogProps) {
  const { t } = useTranslation(['identity', 'common']);
  const [wasSeen, setSeen] = useState(false);
  useForgetFiles();
  const close = useRef<HTMLButtonElement>(null);
  // After Fluent, which focuses the first button; the document takes the focus once it is rendered.
  useEffect(() => close.current?.focus(), []);
  return (
    <DialogFrame
      title={t('identity:document.title', { name: userName(user) })}
      onDismiss={onClose}
      className={styles.surface}
      bodyClassName={styles.body}
      actions={
        <>
          {onDecide !== undefined && (
            <>
              <Button icon={<CheckmarkRegular />} onClick={() => onDecide('accept', wasSeen)}>
                {t('identity:actions.accept')}
              </Button>
              <Button icon={<DismissRegular />} onClick={() => onDecide('refuse', wasSeen)}>
                {t('identity:actions.refuse')}
              </Button>
            </>
          )}
          {/* Not on the decision: the Enter that opened the dialog must not continue to a confirmation. */}
          <Button ref={close} appearance="primary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <ProofDocument shouldTakeFocus user={user} proof={proof} onShown={() => setSeen(true)} onProcessed={onTreated} />
    </DialogFrame>
  );
}
