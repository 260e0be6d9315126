import { Button } from '@fluentui/react-components';
import { DocumentDismissRegular, DocumentErrorRegular, DocumentProhibitedRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { BlobViewer } from '#renderer/kit/viewer/BlobViewer.tsx';
import type { SheetProblem } from '#renderer/kit/viewer/sheet.ts';
import styles from './document.module.css';
import { type documentQuery, FileFailure, type FileProblem } from './files.ts';

/** Why a document is not shown. */
type Problem = FileProblem | SheetProblem;

interface ProblemTexts {
  title: string;
  text: string;
}

interface LoadedDocumentProps {
  query: ReturnType<typeof documentQuery>;
  /** Description for assistive technology. */
  label: string;
  /** Says why it is not shown, and what to do. */
  textsOf: (problem: Problem) => ProblemTexts;
  shouldTakeFocus?: boolean | undefined;
  /** Called when it is on screen. */
  onShown?: (() => void) | undefined;
  /** Called when there is another one, or none, by now. */
  onTreated?: (() => void) | undefined;
}

/** Problems of the document itself, which another try would meet again. */
const isFinal: ReadonlySet<Problem> = new Set(['treated', 'tooLarge', 'unsupported', 'tooHeavy']);

/** A document that the main process serves, or why it cannot be shown. Change the `key` for another document. */
export function LoadedDocument({ query, label, textsOf, onTreated, ...viewer }: LoadedDocumentProps) {
  const { data, error, isFetching, refetch } = useQuery(query);
  const [sheetProblem, setSheetProblem] = useState<SheetProblem | null>(null);
  const problem = error === null ? null : error instanceof FileFailure ? error.problem : 'unreachable';
  const reportTreated = useEffectEvent(() => onTreated?.());
  useEffect(() => {
    if (problem === 'treated') reportTreated();
  }, [problem]);

  if (isFetching) return <LoadingState />;
  if (data === undefined) {
    if (problem === null) return <LoadingState />;
    const retry = isFinal.has(problem) ? undefined : () => void refetch();
    return <NoDocument reason={problem} texts={textsOf(problem)} onRetry={retry} />;
  }
  if (sheetProblem !== null) return <NoDocument reason={sheetProblem} texts={textsOf(sheetProblem)} />;
  return <BlobViewer className={styles.document} file={data} label={label} onProblem={setSheetProblem} {...viewer} />;
}

type Reason = Problem | 'none';

const icons: Partial<Record<Reason, typeof DocumentErrorRegular>> = {
  none: DocumentDismissRegular,
  gone: DocumentDismissRegular,
  denied: DocumentProhibitedRegular,
  locked: DocumentProhibitedRegular,
};

/** Replaces a document. */
export function NoDocument({
  reason,
  texts,
  onRetry,
}: {
  reason: Reason;
  texts: ProblemTexts;
  onRetry?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const Icon = icons[reason] ?? DocumentErrorRegular;
  return (
    <div className={styles.noDocument}>
      <StateLayout
        icon={<Icon />}
        {...texts}
        actions={onRetry !== undefined && <Button onClick={onRetry}>{t('states.retry')}</Button>}
      />
    </div>
  );
}
