import { Button } from '@fluentui/react-components';
import { DocumentErrorRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileFailure, type FileProblem, readFile } from '#renderer/features/people/proofs/files.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { BlobViewer } from '#renderer/kit/viewer/BlobViewer.tsx';
import type { SheetProblem } from '#renderer/kit/viewer/sheet.ts';
import { type SolidaryProofFile, solidaryProofAddress } from '#shared/resources/solidary/proof-file.ts';
import styles from '../solidary.module.css';

/** First part of the keys of the files that are held in memory. */
export const proofFilesKey = 'solidary-proof-files';

interface ProofDocumentProps {
  file: SolidaryProofFile;
  /** Name of the person. */
  name: string;
}

/** The file of a proof, or why it cannot be shown. */
export function ProofDocument({ file, name }: ProofDocumentProps) {
  const { t } = useTranslation('solidary');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [proofFilesKey, file],
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
