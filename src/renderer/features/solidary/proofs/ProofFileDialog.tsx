import { Button } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';
import styles from '../solidary.module.css';
import { ProofDocument, proofFilesKey } from './ProofDocument.tsx';

interface ProofFileDialogProps {
  file: SolidaryProofFile;
  /** Name of the person. */
  name: string;
  onClose: () => void;
}

/** The file of a proof over the whole window; it is dropped from memory when the dialog closes. */
export function ProofFileDialog({ file, name, onClose }: ProofFileDialogProps) {
  const { t } = useTranslation(['solidary', 'common']);
  const client = useQueryClient();
  useEffect(
    () => () => {
      client.removeQueries({ queryKey: [proofFilesKey] });
      // The main process drops them at the end of the session in any case.
      invoke('solidary.forgetProofFiles', undefined).catch(() => {});
    },
    [client],
  );
  return (
    <DialogFrame
      title={t('solidary:proofs.document', { name })}
      onDismiss={onClose}
      className={styles.surface}
      bodyClassName={styles.body}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      <ProofDocument file={file} name={name} />
    </DialogFrame>
  );
}
