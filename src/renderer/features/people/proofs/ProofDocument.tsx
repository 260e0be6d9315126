import { Button } from '@fluentui/react-components';
import { DocumentDismissRegular, DocumentErrorRegular, DocumentProhibitedRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { BlobViewer } from '#renderer/kit/viewer/BlobViewer.tsx';
import type { SheetProblem } from '#renderer/kit/viewer/sheet.ts';
import { userName } from '#shared/resources/users/name.ts';
import type { User } from '#shared/resources/users/user.ts';
import { FileFailure, type FileProblem, proofFileQuery } from './files.ts';
import styles from './proofs.module.css';
import type { Proof } from './proofs.ts';

interface ProofDocumentProps {
  user: User;
  proof: Proof;
  shouldTakeFocus?: boolean;
  /** Called when it is on screen. */
  onShown?: () => void;
  /** Called when the proof is no longer pending: the person has to be read again. */
  onProcessed?: () => void;
}

/** The document of a pending proof, or why it cannot be shown. Change the `key` for another proof. */
export function ProofDocument({ user, proof, shouldTakeFocus, onShown, onProcessed: onTreated }: ProofDocumentProps) {
  const { t } = useTranslation('identity');
  const { data, error, isFetching, refetch } = useQuery({
    ...proofFileQuery(user.id, proof.id),
    enabled: proof.hasFile,
  });
  const [sheetProblem, setSheetProblem] = useState<SheetProblem | null>(null);
  const problem = error === null ? null : error instanceof FileFailure ? error.problem : 'unreachable';
  const reportProcessed = useEffectEvent(() => onTreated?.());
  useEffect(() => {
    if (problem === 'treated') reportProcessed();
  }, [problem]);

  if (!proof.hasFile) return <NoDocument reason="none" />;
  if (data === undefined || isFetching) {
    if (problem === null || isFetching) return <LoadingState />;
    return <NoDocument reason={problem} onRetry={problem === 'treated' ? undefined : () => void refetch()} />;
  }
  if (sheetProblem !== null) return <NoDocument reason={sheetProblem} />;
  const label = t('document.label', { name: userName(user), file: proof.originalName ?? '' });
  return (
    <BlobViewer
      className={styles.document}
      file={data}
      label={label}
      shouldTakeFocus={shouldTakeFocus}
      onShown={onShown}
      onProblem={setSheetProblem}
    />
  );
}

type Reason = FileProblem | SheetProblem | 'none';

const icons: Partial<Record<Reason, typeof DocumentErrorRegular>> = {
  none: DocumentDismissRegular,
  gone: DocumentDismissRegular,
  denied: DocumentProhibitedRegular,
  locked: DocumentProhibitedRegular,
};

/** Replaces the document: why it is missing, and what that means for the decision. */
function NoDocument({ reason, onRetry }: { reason: Reason; onRetry?: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const Icon = icons[reason] ?? DocumentErrorRegular;
  return (
    <div className={styles.noDocument}>
      <StateLayout
        icon={<Icon />}
        title={t(`identity:document.problems.${reason}.title`)}
        text={t(`identity:document.problems.${reason}.text`)}
        actions={onRetry !== undefined && <Button onClick={onRetry}>{t('common:states.retry')}</Button>}
      />
    </div>
  );
}
