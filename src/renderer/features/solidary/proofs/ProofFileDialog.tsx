import { Button } from '@fluentui/react-components';
import { DocumentErrorRegular } from '@fluentui/react-icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileFailure, type FileProblem, readFile } from '#renderer/features/people/proofs/files.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { BlobViewer } from '#renderer/kit/viewer/BlobViewer.tsx';
import type { SheetProblem } from '#renderer/kit/viewer/sheet.ts';
import { type SolidaryProofFile, solidaryProofAddress } from '#shared/resources/solidary/proof-file.ts';
import styles from '../solidary.module.css';

interface ProofFileDialogProps {
  file: SolidaryProofFile;
  /** Name of the person. */
  name: string;
  onClose: () => void;
}

const root = 'solidary-proof-files';

/** The file of a proof over the whole window; it is dropped from memory when the dialog closes. */
export function ProofFileDialog({ file, name, onClose }: ProofFileDialogProps) {
  const { t } = useTranslation(['solidary', 'common']);
  const client = useQueryClient();
  useEffect(
    () => () => {
      client.removeQueries({ queryKey: [root] });
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

function ProofDocument({ file, name }: Pick<ProofFileDialogProps, 'file' | 'name'>) {
  const { t } = useTranslation('solidary');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [root, file],
    queryFn: ({ signal }) => readFile(solidaryProofAddress(file), signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [sheetProblem, setSheetProblem] = useState<SheetProblem | null>(null);
  if (isFetching) return <LoadingState />;
  if (data === undefined) {
    const problem = error instanceof FileFailure ? error.problem : 'unreachable';
    return <NoDocument reason={problem} onRetry={problem === 'treated' ? undefined : () => void refetch()} />;
  }
  if (sheetProblem !== null) return <NoDocument reason={sheetProblem} />;
  return (
    <BlobViewer
      className={styles.document}
      file={data}
      label={t('proofs.documentNamed', { name, file: file.name })}
      shouldTakeFocus
      onProblem={setSheetProblem}
    />
  );
}

function NoDocument({ reason, onRetry }: { reason: FileProblem | SheetProblem; onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation(['solidary', 'common']);
  return (
    <div className={styles.noDocument}>
      <StateLayout
        icon={<DocumentErrorRegular />}
        title={t(`solidary:proofs.problems.${reason}.title`)}
        text={t(`solidary:proofs.problems.${reason}.text`)}
        actions={onRetry !== undefined && <Button onClick={onRetry}>{t('common:states.retry')}</Button>}
      />
    </div>
  );
}
