import { Button } from '@fluentui/react-components';
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentDialog } from '#renderer/features/documents/DocumentDialog.tsx';
import { useForgetFiles } from '#renderer/features/documents/useForgetFiles.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import type { Decision } from './moderate.ts';
import { ProofDocument } from './ProofDocument.tsx';
import type { Proof } from './proofs.ts';

interface ProofDialogProps {
  user: User;
  proof: Proof;
  /** Absent without the permission to decide. */
  onDecide?: (decision: Decision, wasSeen: boolean) => void;
  onProcessed: () => void;
  onClose: () => void;
}

/** The document of a proof over the whole window, with the decision under it. */
export function ProofDialog({ user, proof, onDecide, onProcessed, onClose }: ProofDialogProps) {
  const { t } = useTranslation('identity');
  const [wasSeen, setSeen] = useState(false);
  useForgetFiles();
  return (
    <DocumentDialog
      title={t('document.title', { name: personNameOf(user) })}
      onClose={onClose}
      actions={
        onDecide !== undefined && (
          <>
            <Button icon={<CheckmarkRegular />} onClick={() => onDecide('accept', wasSeen)}>
              {t('actions.accept')}
            </Button>
            <Button icon={<DismissRegular />} onClick={() => onDecide('refuse', wasSeen)}>
              {t('actions.refuse')}
            </Button>
          </>
        )
      }
    >
      <ProofDocument
        shouldTakeFocus
        user={user}
        proof={proof}
        onShown={() => setSeen(true)}
        onProcessed={onProcessed}
      />
    </DocumentDialog>
  );
}
